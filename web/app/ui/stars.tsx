import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatScore } from "./format-score.ts";
import { starFillIcon } from "./icon-paths.ts";
import { starFills } from "./star-fills.ts";

interface StarsProps {
  /** 0 to 5. */
  readonly score: number;
  /** Height of the row; 16 px unless given. */
  readonly className?: string;
}

/** Five stars with halves, and the score in words for those who do not see them. */
export function Stars({ score, className = "h-4" }: StarsProps) {
  const { t, i18n } = useTranslation("ui");
  const clipId = useId();
  return (
    <svg
      viewBox="0 0 1344 256"
      role="img"
      aria-label={t("stars", { score: formatScore(score, i18n.language) })}
      className={`block w-auto shrink-0 ${className}`}
    >
      <clipPath id={clipId}>
        <path d="M0 0h128v256H0z" />
      </clipPath>
      {starFills(score).map((fill, index) => (
        <g key={index} transform={`translate(${index * 272})`}>
          <path d={starFillIcon} className={fill === "full" ? "fill-star" : "fill-star-empty"} />
          {fill === "half" && <path d={starFillIcon} clipPath={`url(#${clipId})`} className="fill-star" />}
        </g>
      ))}
    </svg>
  );
}
