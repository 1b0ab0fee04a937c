import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { lostGifts } from "./lost-gifts.ts";

export const GiftNoticesFragment = graphql(`
  fragment GiftNotices_basket on Basket {
    id
    keptOrderNumber
    items {
      id
      key
      quantity
      isGift
      product {
        id
        name
      }
      promotion {
        name
      }
    }
    promotions {
      name
      because
      earnedGifts
    }
  }
`);

/** Says so when a gift is gone that the shopper did not give back, and why. */
export function useGiftNotices(basket: FragmentType<typeof GiftNoticesFragment> | null | undefined): void {
  const { t } = useTranslation("promotions");
  const notifications = useNotifications();
  const data = useFragment(GiftNoticesFragment, basket);
  const before = useRef(data);
  useEffect(() => {
    // those of a basket that was ordered are on their way
    const lost = before.current && data && !data.keptOrderNumber ? lostGifts(before.current, data) : [];
    before.current = data;
    for (const { key, name, because } of lost) {
      notifications.show({
        id: `gift-lost-${key}`,
        type: "warn",
        title: t("gift.lost", { name }),
        message: because === undefined ? t("gift.lostAlone") : t("gift.lostBecause", { because }),
      });
    }
  }, [data, notifications, t]);
}
