import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";

interface PriceTextProps {
  /** Formatted amounts, such as '€ 1.299,-'. */
  readonly current: string;
  /** The price before the reduction; given only when the strike-through is lawful. */
  readonly original?: string;
  /** Whole percent by which it is lower than `original`. */
  readonly percent?: number;
  readonly lowestPrior?: string;
  readonly startingFrom?: boolean;
  readonly size?: "normal" | "large";
  readonly className?: string;
}

/** A price with its conditions: 'vanaf', what it was, the lowest of 30 days. */
export function PriceText({
  current,
  original,
  percent,
  lowestPrior,
  startingFrom = false,
  size = "normal",
  className,
}: PriceTextProps) {
  const { t } = useTranslation("ui");
  const large = size === "large";
  return (
    <span className={classes("flex flex-wrap items-baseline gap-x-2 tabular-nums", className)}>
      {startingFrom && <span className="text-xs text-ink-muted">{t("price.from")}</span>}
      <b
        className={classes("font-bold", large ? "text-price-lg" : "text-price", original !== undefined && "text-sale")}
      >
        {current}
      </b>
      {original !== undefined && (
        <s className={classes("text-ink-muted decoration-1", large ? "text-h4" : "text-sm")}>
          <span className="sr-only">{t("price.was")} </span>
          {original}
        </s>
      )}
      {original !== undefined && percent !== undefined && (
        <span className="text-sm font-semibold text-sale">{t("price.percent", { percent })}</span>
      )}
      {lowestPrior !== undefined && (
        <span className="basis-full text-xs leading-[1.4] text-ink-muted">
          {t("price.lowestPrior", { price: lowestPrior })}
        </span>
      )}
    </span>
  );
}
