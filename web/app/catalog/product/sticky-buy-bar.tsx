import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { PriceText } from "#app/ui/price-text.tsx";
import type { ProductPrice_PriceFragment } from "#app/graphql/generated/graphql.ts";

interface StickyBuyBarProps {
  /** The main button's place: the bar comes once it has been scrolled past. */
  readonly after: RefObject<HTMLElement | null>;
  readonly price: ProductPrice_PriceFragment;
  readonly startingFrom: boolean;
  /** What is chosen, or what to choose. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Price, variant and button at the bottom of a narrow window. */
export function StickyBuyBar({ after, price, startingFrom, text, children }: StickyBuyBarProps) {
  if (!useScrolledPast(after)) return null;
  return (
    <div className="ui-bottom-bar flex items-center gap-4 border-t border-line bg-page px-gutter py-2.5 lg:hidden print:hidden">
      <div className="min-w-0 flex-1">
        <PriceText current={price.withTax.formatted} original={price.original?.formatted} startingFrom={startingFrom} />
        <p className="truncate text-xs text-ink-muted">{text}</p>
      </div>
      <div className="min-w-52 flex-1">{children}</div>
    </div>
  );
}

/** What lies below the window counts as in view, however far the page is scrolled at once. */
const fromTheTopDown = { rootMargin: "0px 0px 1000000px 0px" };

function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      fromTheTopDown,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
