import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { PromotionState } from "./promotion-state.tsx";

const BasketPromotionsFragment = graphql(`
  fragment BasketPromotions_basket on Basket {
    id
    promotions {
      name
      status
      reason
      because
      missingCents
      missingQuantity
      earnedGifts
      takenGifts
      promotion {
        id
        key
        type
        terms
        minQuantity
        minOrderValue {
          cents
        }
      }
    }
  }
`);

interface BasketPromotionsProps {
  readonly basket: FragmentType<typeof BasketPromotionsFragment>;
  /** The open ones ask something of the shopper: a gift to choose, something that is still missing. The settled ones count, or cannot. */
  readonly show: "open" | "settled";
  readonly onChooseGift: (promotionKey: string) => void;
}

const openReasons = new Set(["GIFT_TO_CHOOSE", "MIN_QUANTITY_NOT_REACHED", "MIN_ORDER_VALUE_NOT_REACHED"]);

/** The promotions that have to do with the basket: what counts, what is still missing, and why. */
export function BasketPromotions({ basket, show, onChooseGift }: BasketPromotionsProps) {
  const { t } = useTranslation("promotions");
  const data = useFragment(BasketPromotionsFragment, basket);
  const shown = data.promotions.filter(({ reason }) => openReasons.has(reason) === (show === "open"));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t(show)} className={`grid gap-3 ${show === "open" ? "mb-6" : "mt-2"}`}>
      {shown.map((state) => (
        <li key={state.promotion?.id ?? state.name}>
          <PromotionState {...state} onChooseGift={onChooseGift} />
        </li>
      ))}
    </ul>
  );
}
