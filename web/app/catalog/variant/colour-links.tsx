import { useTranslation } from "react-i18next";
import { Anchor } from "#app/ui/anchor.tsx";
import type { ColourOption } from "./colour-options.ts";
import { Swatch } from "./swatch.tsx";

interface ColourLinksProps {
  readonly colours: readonly ColourOption[];
  readonly choiceText: string;
  readonly notHere: string | undefined;
  readonly onLeave: (variantId: number) => void;
}

/** Colours as round swatches; one that has not got what is chosen is struck through, says so, and can be pressed all the same. */
export function ColourLinks({ colours, choiceText, notHere, onLeave }: ColourLinksProps) {
  const { t } = useTranslation(["product", "ui"]);
  const current = colours.find((colour) => colour.current);
  const missing = colours.filter((colour) => colour.state === "impossible");
  const labelOf = ({ name, state }: ColourOption) => {
    if (state === "soldOut") return t("colourSoldOut", { name });
    return state === "impossible" ? t("colourNotIn", { names: name, choice: choiceText }) : name;
  };
  return (
    <nav aria-label={t("colour")}>
      <p className="mb-2 text-sm">
        <b className="font-semibold">{t("ui:label", { name: t("colour") })}</b> {current?.name}
      </p>
      <ul className="flex flex-wrap gap-2.5">
        {colours.map((colour) => (
          <li key={colour.hex + colour.name}>
            <Anchor
              href={colour.href}
              preventScrollReset
              aria-label={labelOf(colour)}
              title={labelOf(colour)}
              aria-current={colour.current ? "page" : undefined}
              onClick={() => colour.variantId !== undefined && onLeave(colour.variantId)}
              className={`block size-11 rounded-full p-[3px] ${colour.current ? "ring-2 ring-selected" : "ring-1 ring-line-strong hover:ring-ink"}`}
            >
              <Swatch hex={colour.hex} url={colour.swatch} struck={colour.state !== "open"} />
            </Anchor>
          </li>
        ))}
      </ul>
      <p role="status" className="text-xs text-ink-muted">
        {notHere !== undefined && current && (
          <span className="mt-2 block">
            {t("notInColour", { colour: current.name, wanted: notHere, now: choiceText })}
          </span>
        )}
      </p>
      {missing.length > 0 && (
        <p className="mt-2 text-xs text-ink-muted">
          {t("coloursNotIn", {
            count: missing.length,
            names: missing.map(({ name }) => name).join(", "),
            choice: choiceText,
          })}
        </p>
      )}
    </nav>
  );
}
