import { useApolloClient, useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { GiftOutcome } from "#app/promotions/gift-chooser.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { queueChange } from "#app/basket/sync/basket-queue.ts";
import type { GiftWish } from "./gift-wish.ts";

const TakeGiftMutation = graphql(`
  mutation TakeGift($gift: AddToBasketInput!, $old: RemoveFromBasketInput = { itemKey: "" }, $replaces: Boolean!) {
    removeFromBasket(input: $old) @include(if: $replaces) {
      ...Refusal_error @unmask
    }
    addToBasket(input: $gift) {
      ... on AddToBasketPayload {
        item {
          id
          product {
            id
            name
          }
        }
        basket {
          id
          ...BasketParts_basket
        }
      }
      ... on VariantNotAvailable {
        left: basket {
          id
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

const DeclineGiftMutation = graphql(`
  mutation DeclineGift($input: RemoveFromBasketInput!) {
    removeFromBasket(input: $input) {
      ... on RemoveFromBasketPayload {
        basket {
          id
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Takes, changes and declines a gift, each with one request. */
export function useGift({ promotionKey, replaces }: GiftWish) {
  const { t } = useTranslation("promotions");
  const client = useApolloClient();
  const [mutateTake] = useMutation(TakeGiftMutation);
  const [mutateDecline] = useMutation(DeclineGiftMutation);
  const notifications = useNotifications();

  const put = async (variantId: number, old: GiftWish["replaces"]) => {
    const variables = {
      gift: { variantId, quantity: 1, promotionId: promotionKey },
      ...(old && { old: { itemKey: old.itemKey } }),
      replaces: old !== undefined,
    };
    const answer = await queueChange(client, () => mutateTake({ variables })).catch(() => undefined);
    return answer?.data?.addToBasket;
  };
  const take = async (variantId: number): Promise<GiftOutcome> => {
    if (variantId === replaces?.variantId) return "done";
    const result = await put(variantId, replaces);
    if (result?.__typename === "AddToBasketPayload") {
      notifications.show({
        id: "gift-chosen",
        type: "success",
        title: t("gift.chosen", { name: result.item?.product.name ?? "" }),
      });
      return "done";
    }
    // The former gift has made room already: it comes back.
    if (result && replaces) await put(replaces.variantId, undefined);
    return result?.__typename === "VariantNotAvailable" ? "unavailable" : "failed";
  };
  const decline = async (): Promise<GiftOutcome> => {
    if (!replaces) return "done";
    const { itemKey } = replaces;
    const answer = await queueChange(client, () => mutateDecline({ variables: { input: { itemKey } } })).catch(
      () => undefined,
    );
    const result = answer?.data?.removeFromBasket;
    if (result?.__typename !== "RemoveFromBasketPayload") return "failed";
    notifications.show({ id: "gift-declined", type: "success", title: t("gift.declined") });
    return "done";
  };
  return { take, decline };
}
