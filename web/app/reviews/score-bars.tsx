import { useTranslation } from "react-i18next";
import { percentShares } from "./percent-shares.ts";

interface ScoreBarsProps {
  readonly distribution: readonly { readonly score: number; readonly count: number }[];
  /** The stars of which alone reviews are on show. */
  readonly chosen: number | undefined;
  /** Shows those of a number of stars alone, or all again. */
  readonly choose: (score: number | undefined) => void;
}

/** How many gave each number of stars, as bars with their share; a press shows those alone. */
export function ScoreBars({ distribution, chosen, choose }: ScoreBarsProps) {
  const { t } = useTranslation("reviews");
  const shares = percentShares(distribution.map(({ count }) => count));
  return (
    <ul aria-label={t("distribution")} className="mt-5 grid text-xs tabular-nums">
      {distribution.map(({ score, count }, index) => {
        const percent = shares[index]!;
        return (
          <li key={score}>
            <button
              type="button"
              aria-pressed={chosen === score}
              disabled={count === 0}
              onClick={() => choose(chosen === score ? undefined : score)}
              className="grid min-h-8 w-full grid-cols-[1rem_1fr_2.5rem] items-center gap-2.5 rounded-xs enabled:hover:underline aria-pressed:font-semibold pointer-coarse:min-h-target"
            >
              <span className="sr-only">{t("starsGiven", { count: score, percent })}</span>
              <span aria-hidden="true">{score}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="h-1.5 w-full overflow-hidden rounded-full"
              >
                <path d="M0 0h100v6H0z" className="fill-surface-sunken" />
                <path d={`M0 0h${percent}v6H0z`} className="fill-star" />
              </svg>
              <span aria-hidden="true" className="text-right text-ink-muted">
                {t("share", { percent })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
