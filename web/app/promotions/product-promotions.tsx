import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { caretDownIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

const ProductPromotionsFragment = graphql(`
  fragment ProductPromotions_product on Product {
    id
    promotions {
      id
      name
      type
      terms
      lastDay
    }
  }
`);

const lineClasses = "flex min-h-target items-center gap-x-2.5 py-1";

/** The promotions of a product, one line each; the conditions and the last day stand behind it. */
export function ProductPromotions({ product }: { readonly product: FragmentType<typeof ProductPromotionsFragment> }) {
  const { t } = useTranslation("promotions");
  const words = useDayWords();
  const { promotions } = useFragment(ProductPromotionsFragment, product);
  if (promotions.length === 0) return null;
  return (
    <ul aria-label={t("onProduct")} className="rounded-md border border-line bg-surface px-4 py-1 text-sm">
      {promotions.map(({ id, name, type, terms, lastDay }) => {
        const line = (
          <>
            <Badge look="teaser">{t(`badge.${type}`)}</Badge>
            <b className="min-w-0 flex-1 font-semibold">{name}</b>
          </>
        );
        return (
          <li key={id}>
            {terms || lastDay ? (
              <details className="group">
                <summary className={`${lineClasses} cursor-pointer`}>
                  {line}
                  <Icon path={caretDownIcon} className="size-[1.125rem] transition-transform group-open:rotate-180" />
                </summary>
                <p className="pb-3 text-ink-muted">
                  {terms}
                  {lastDay && ` ${t("until", { day: words.date(new Date(lastDay), "date") })}`}
                </p>
              </details>
            ) : (
              <p className={lineClasses}>{line}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
