import { useApolloClient, useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
import type { GiftProblem } from "#app/promotions/gift-chooser.tsx";
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
    return send(
      queueChange(client, () => mutateTake({ variables })),
      "addToBasket",
    );
  };
  /** Says why the gift was not taken; undefined when it was. */
  const take = async (variantId: number): Promise<GiftProblem | undefined> => {
    if (variantId === replaces?.variantId) return undefined;
    const outcome = await put(variantId, replaces);
    if (outcome.status === "done") {
      notifications.show({
        id: "gift-chosen",
        type: "success",
        title: t("gift.chosen", { name: outcome.payload.item?.product.name ?? "" }),
      });
      return undefined;
    }
    if (outcome.status === "unanswered") return "failed";
    // the former gift has made room already: it comes back
    if (replaces) await put(replaces.variantId, undefined);
    return outcome.error.__typename === "VariantNotAvailable" ? "unavailable" : "failed";
  };
  /** Says why the gift was not given back; undefined when it was. */
  const decline = async (): Promise<GiftProblem | undefined> => {
    if (!replaces) return undefined;
    const { itemKey } = replaces;
    const outcome = await send(
      queueChange(client, () => mutateDecline({ variables: { input: { itemKey } } })),
      "removeFromBasket",
    );
    if (outcome.status !== "done") return "failed";
    notifications.show({ id: "gift-declined", type: "success", title: t("gift.declined") });
    return undefined;
  };
  return { take, decline };
}
