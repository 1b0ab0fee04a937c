import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";

interface LoadMoreProps {
  readonly seen: number;
  readonly total: number;
  /** The listing's name in the middle of a sentence: 'matrassen'. */
  readonly things: string;
  /** Address of the next page; undefined at the end of the listing. */
  readonly nextHref: string | undefined;
  readonly loading: boolean;
}

/** How far a shopper has come in a listing, and the link to more; an ordinary link without JavaScript. */
export function LoadMore({ seen, total, things, nextHref, loading }: LoadMoreProps) {
  const { t } = useTranslation("catalog");
  if (nextHref === undefined && seen <= 24) return null;
  const label = t("seen", { seen, total, things });
  return (
    <div className="mt-12 grid justify-items-center gap-3.5 text-center">
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {label}
      </p>
      <div className="w-[min(18rem,70vw)]">
        <Progress value={seen} max={total} label={label} />
      </div>
      {nextHref !== undefined && (
        <ButtonLink href={nextHref} variant="outline" preventScrollReset aria-busy={loading || undefined}>
          {t(loading ? "loadingMore" : "loadMore", { things })}
        </ButtonLink>
      )}
    </div>
  );
}
