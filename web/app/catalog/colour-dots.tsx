import { useTranslation } from "react-i18next";

interface ColourDotsProps {
  /** Name and hex code of each colour, the card's own first. */
  readonly colours: readonly { readonly label: string; readonly value: string }[];
}

const shown = 4;

/** In which colours there is this product: up to four dots, and how many more. */
export function ColourDots({ colours }: ColourDotsProps) {
  const { t } = useTranslation("catalog");
  const more = colours.length - shown;
  return (
    <p className="flex items-center gap-1.5 py-0.5 text-xs text-ink-muted">
      <span className="sr-only">
        {t("colours", { count: colours.length, names: colours.map((colour) => colour.label).join(", ") })}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        {colours.slice(0, shown).map((colour) => (
          <svg key={colour.value + colour.label} viewBox="0 0 14 14" className="size-3.5">
            <circle cx="7" cy="7" r="6.5" fill={colour.value} className="stroke-line-strong" strokeWidth="1" />
          </svg>
        ))}
        {more > 0 ? t("moreColours", { count: more }) : t("colourCount", { count: colours.length })}
      </span>
    </p>
  );
}
