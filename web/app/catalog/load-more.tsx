import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Progress } from "#app/ui/progress.tsx";

interface LoadMoreProps {
  readonly seen: number;
  readonly total: number;
  /** The category's name in the middle of a sentence: 'matrassen'. */
  readonly things: string;
  /** Query of the next page; undefined at the end of the listing. */
  readonly nextSearch: string | undefined;
}

/** How far a shopper has come in a listing, and the link to more; an ordinary link without JavaScript. */
export function LoadMore({ seen, total, things, nextSearch }: LoadMoreProps) {
  const { t } = useTranslation("catalog");
  const navigation = useNavigation();
  const loading = navigation.state === "loading" && navigation.location.search === nextSearch;
  if (nextSearch === undefined && seen <= 24) return null;
  const label = t("seen", { seen, total, things });
  return (
    <div className="mt-12 grid justify-items-center gap-3.5 text-center">
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {label}
      </p>
      <div className="w-[min(18rem,70vw)]">
        <Progress value={seen} max={total} label={label} />
      </div>
      {nextSearch !== undefined && (
        <ButtonLink href={nextSearch} variant="outline" preventScrollReset aria-busy={loading || undefined}>
          {t(loading ? "loadingMore" : "loadMore", { things })}
        </ButtonLink>
      )}
    </div>
  );
}
