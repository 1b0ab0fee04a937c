import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useId, useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "#app/ui/classes.ts";
import { caretLeftIcon, caretRightIcon } from "#app/ui/icon/late-icon-paths.ts";
import { SliderArrow } from "./slider-arrow.tsx";
import { noSlides, sliderEnds, type SliderEnds } from "./slider-ends.ts";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { whenVisible } from "#app/ui/browser/when-visible.ts";

interface SliderProps {
  readonly heading: string;
  /** Slides per view 1.2 / 2.1 / 3 / 4 for products, 1.1 / 2.07 / 3 / 4 for recommendations (docs/rules.md#sliders). */
  readonly kind?: "product" | "recommendation";
  /** Each slide carries its own key. */
  readonly slides: readonly ReactNode[];
  readonly loading?: boolean;
  readonly loop?: boolean;
  /** Beside the heading. */
  readonly action?: ReactNode;
  /** One placeholder; a tile with three bars unless given. */
  readonly placeholder?: ReactNode;
  readonly className?: string;
  /** Of the whole row. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Called once when the slides come near the window. */
  readonly onNear?: () => void;
}

const placeholderCount = 4;

/** A row that is swiped, tabbed through or moved by its arrows; hides itself when there is nothing to show. */
export function Slider({
  heading,
  kind = "product",
  slides,
  loading = false,
  loop = false,
  action,
  placeholder,
  className,
  attributes,
  onNear,
}: SliderProps) {
  const { t } = useTranslation("ui");
  const headingId = useId();
  // Measuring the slides holds a starting page up: it waits until they are near.
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) =>
      element
        ? whenVisible(element, () => {
            setNear(true);
            onNear?.();
          })
        : undefined,
    [onNear],
  );
  const [viewport, embla] = useEmblaCarousel({ align: "start", containScroll: "trimSnaps", loop, skipSnaps: true });
  const subscribe = useCallback(
    (listener: () => void) => {
      const events = ["init", "reInit", "select", "settle", "slidesChanged", "resize"] as const;
      for (const event of events) embla?.on(event, listener);
      return () => {
        for (const event of events) embla?.off(event, listener);
      };
    },
    [embla],
  );
  const ends = useSyncExternalStore(
    subscribe,
    () => sliderEnds(embla),
    () => noSlides,
  );

  if (!loading && slides.length === 0) return null;
  const move = (by: -1 | 1) => {
    const jump = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (by === 1) embla?.scrollNext(jump);
    else embla?.scrollPrev(jump);
  };
  const shown = loading
    ? Array.from({ length: placeholderCount }, (_, index) => <SlidePlaceholder key={index} own={placeholder} />)
    : slides;
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={loading || undefined}
      className={classes("print:hidden", className)}
      {...attributes}
    >
      <div className="mb-block flex items-end justify-between gap-6 lg:min-h-target">
        <h2 id={headingId} className="font-display text-h2 font-medium tracking-display text-balance">
          {heading}
        </h2>
        <div className="flex items-center gap-4">
          {action}
          {showsArrows(ends, loading) && (
            <div className="hidden gap-2 lg:flex">
              <SliderArrow
                icon={caretLeftIcon}
                label={t("slider.previous")}
                disabled={!ends.canGoBack}
                onClick={() => move(-1)}
              />
              <SliderArrow
                icon={caretRightIcon}
                label={t("slider.next")}
                disabled={!ends.canGoOn}
                onClick={() => move(1)}
              />
            </div>
          )}
        </div>
      </div>
      <div
        ref={isNear ? viewport : watch}
        data-kind={kind}
        className={classes("ui-slider", embla !== undefined && "ui-slider-ready")}
      >
        <ul className="ui-slider-track">
          {shown.map((slide, index) => (
            <li key={index} className="ui-slide">
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function showsArrows({ allFit }: SliderEnds, loading: boolean): boolean {
  return !loading && !allFit;
}

function SlidePlaceholder({ own }: { readonly own?: ReactNode }) {
  return own ?? <Skeleton />;
}
