import { useTranslation } from "react-i18next";
import { formatTenths } from "#app/ui/format-tenths.ts";
import { Stars } from "#app/ui/stars.tsx";

interface ProductRatingProps {
  readonly rating: { readonly score: number; readonly count: number };
  /** Where the reviews stand on the page; without it the stars are no link. */
  readonly href?: string;
}

/** Stars, score and number of reviews; nothing at a score of 0 (docs/rules.md#badges). */
export function ProductRating({ rating: { score, count }, href }: ProductRatingProps) {
  const { t, i18n } = useTranslation("catalog");
  if (score <= 0) return null;
  const written = formatTenths(score, i18n.language);
  if (href === undefined) {
    return (
      <p className="flex items-center gap-1.5 text-xs text-ink-muted tabular-nums">
        <Stars score={score} className="h-3.5" />
        <span aria-hidden="true">{written}</span> <span className="sr-only">{t("reviewCount", { count })}</span>
        <span aria-hidden="true">({count})</span>
      </p>
    );
  }
  return (
    <a href={href} className="touch-target inline-flex min-h-6 items-center gap-2 text-sm tabular-nums">
      <Stars score={score} />
      <span className="underline decoration-1 underline-offset-[.2em]">{t("rating", { score: written, count })}</span>
    </a>
  );
}
