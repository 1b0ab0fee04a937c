import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { formatTenths } from "./format-tenths.ts";
import { starFills } from "./star-fills.ts";

interface StarsProps {
  /** 0 to 5. */
  readonly score: number;
  /** Height of the row; 16 px unless given. */
  readonly className?: string;
}

const percentOfFill = { full: 20, half: 10, empty: 0 };

/** Five stars with halves, and the score in words for those who do not see them. */
export function Stars({ score, className = "h-4" }: StarsProps) {
  const { t, i18n } = useTranslation("ui");
  const filled = starFills(score).reduce((percent, fill) => percent + percentOfFill[fill], 0);
  return (
    <span
      role="img"
      aria-label={t("stars", { score: formatTenths(score, i18n.language) })}
      className={`ui-stars block shrink-0 ${className}`}
      style={{ "--filled": `${filled}%` } as CSSProperties}
    />
  );
}
