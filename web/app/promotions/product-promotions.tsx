import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { Badge } from "#app/ui/badge.tsx";

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

/** The promotions of a product, with their conditions and last day. */
export function ProductPromotions({ product }: { readonly product: FragmentType<typeof ProductPromotionsFragment> }) {
  const { t } = useTranslation("promotions");
  const words = useDayWords();
  const { promotions } = useFragment(ProductPromotionsFragment, product);
  if (promotions.length === 0) return null;
  return (
    <ul aria-label={t("onProduct")} className="grid gap-3 rounded-md border border-line bg-surface px-4 py-3.5">
      {promotions.map(({ id, name, type, terms, lastDay }) => (
        <li key={id} className="grid gap-1 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <Badge look="teaser">{t(`badge.${type}`)}</Badge>
            <b className="font-semibold">{name}</b>
          </p>
          {(terms || lastDay) && (
            <p className="text-ink-muted">
              {terms}
              {lastDay && ` ${t("until", { day: words.date(new Date(lastDay), "date") })}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
