import { useApolloClient, useMutation } from "@apollo/client/react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { GiftOutcome } from "#app/promotions/gift-chooser.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { BasketContext } from "#app/basket/basket-context.ts";
import { unlessMade } from "#app/basket/basket-not-shown.ts";
import { inTurn } from "#app/basket/sync/basket-turns.ts";
import type { GiftWish } from "./gift-wish.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";

const TakeGiftMutation = graphql(`
  mutation TakeGift($gift: AddToBasketInput!, $old: RemoveFromBasketInput = { itemKey: "" }, $replaces: Boolean!) {
    removeFromBasket(input: $old) @include(if: $replaces) {
      ... on UserError {
        code
      }
    }
    addToBasket(input: $gift) {
      ... on AddToBasketPayload {
        item {
          id
          product {
            id
            name
          }
          ...BasketItemParts_item
        }
        basket {
          id
          ...BasketChange_basket
        }
      }
      ... on VariantNotAvailable {
        left: basket {
          id
          ...BasketParts_basket
        }
      }
      ... on UserError {
        code
      }
    }
  }
`);

const DeclineGiftMutation = graphql(`
  mutation DeclineGift($input: RemoveFromBasketInput!) {
    removeFromBasket(input: $input) {
      ... on RemoveFromBasketPayload {
        basket {
          id
          ...BasketChange_basket
        }
      }
      ... on UserError {
        code
      }
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
  const messages = useBasketMessages();
  const { retry: reload } = use(BasketContext);

  const put = async (variantId: number, old: GiftWish["replaces"]) => {
    const variables = {
      gift: { variantId, quantity: 1, promotionId: promotionKey },
      ...(old && { old: { itemKey: old.itemKey } }),
      replaces: old !== undefined,
    };
    const answer = await inTurn(client, () => mutateTake({ variables })).catch(unlessMade);
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
    const answer = await inTurn(client, () => mutateDecline({ variables: { input: { itemKey } } })).catch(unlessMade);
    const result = answer?.data?.removeFromBasket;
    if (result?.__typename !== "RemoveFromBasketPayload") return "failed";
    notifications.show({ id: "gift-declined", type: "success", title: t("gift.declined") });
    return "done";
  };
  const tellNotShown = (): GiftOutcome => {
    messages.notShown(reload);
    return "done";
  };
  return {
    take: (variantId: number) => take(variantId).catch(tellNotShown),
    decline: () => decline().catch(tellNotShown),
  };
}
