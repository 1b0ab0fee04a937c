import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Badge } from "#app/ui/badge.tsx";

const BasketLinePromotionFragment = graphql(`
  fragment BasketLinePromotion_item on BasketItem {
    id
    isGift
    promotion {
      name
      status
      because
    }
  }
`);

/** What a promotion does to a line, or why the one it was put in for does nothing. */
export function BasketLinePromotion({ item }: { readonly item: FragmentType<typeof BasketLinePromotionFragment> }) {
  const { t } = useTranslation("promotions");
  const { isGift, promotion } = useFragment(BasketLinePromotionFragment, item);
  if (!promotion) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Badge look="teaser">{t(isGift ? "badge.FREE_GIFT" : "badge.AUTOMATIC_DISCOUNT")}</Badge>
      <span className="text-ink-muted">{promotion.status === "APPLIED" ? promotion.name : promotion.because}</span>
    </p>
  );
}
