import { useMutation } from "@apollo/client/react";
import { use, useRef } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useUi } from "#app/ui/ui-context.ts";
import { BasketContext, basketFlyout } from "./basket-context.ts";
import { useBasketMessages } from "./use-basket-messages.ts";

const AddToBasketMutation = graphql(`
  mutation AddToBasket($input: AddToBasketInput!) {
    addToBasket(input: $input) {
      ... on AddToBasketPayload {
        notice
        item {
          id
          quantity
          product {
            id
            name
          }
          variant {
            id
            title
          }
        }
        basket {
          id
          ...BasketParts_basket
        }
      }
      ... on VariantNotAvailable {
        productName
        left: basket {
          id
          ...BasketParts_basket
        }
      }
      ... on BasketLimitReached {
        limit
      }
      ... on UserError {
        code
      }
    }
  }
`);

export interface Addition {
  /** Undefined while the shopper has not chosen. */
  readonly variantId: number | undefined;
  readonly quantity?: number;
  readonly productName: string;
  /** Puts it in without showing the flyout, as undoing a removal does. */
  readonly quietly?: boolean;
}

/** Why nothing was added, in the words of the specification (§5, §8). */
type AddError = "Please select a size." | "Variant not available" | "Undefined Basket Error";
export type AddOutcome = { readonly added: true } | { readonly added: false; readonly error: AddError };

/** Puts a variant into the basket with one request and shows the flyout; a second press while busy does nothing. */
export function useAddToBasket() {
  const [mutate, { loading }] = useMutation(AddToBasketMutation);
  const { addition: lastAddition } = use(BasketContext);
  const { overlays } = useUi();
  const messages = useBasketMessages();
  const running = useRef<Promise<AddOutcome>>(undefined);

  const add = async (addition: Addition): Promise<AddOutcome> => {
    const { variantId, quantity = 1, productName, quietly = false } = addition;
    if (variantId === undefined) {
      messages.selectSize();
      return { added: false, error: "Please select a size." };
    }
    const answer = await mutate({ variables: { input: { variantId, quantity } } }).catch(() => undefined);
    const result = answer?.data?.addToBasket;
    switch (result?.__typename) {
      case "AddToBasketPayload": {
        messages.forgetSelectSize();
        const { item, notice } = result;
        const reducedTo = notice === "QUANTITY_REDUCED" ? item?.quantity : undefined;
        lastAddition.set({ productName: item?.product.name ?? productName, variantTitle: item?.variant.title ?? "", reducedTo });
        if (!quietly) overlays.open(basketFlyout, "drawer");
        return { added: true };
      }
      case "VariantNotAvailable":
        messages.variantNotAvailable(result.productName ?? productName);
        return { added: false, error: "Variant not available" };
      case "BasketLimitReached":
        messages.limitReached(result.limit);
        return { added: false, error: "Undefined Basket Error" };
      default:
        messages.addFailed(() => void press(addition));
        return { added: false, error: "Undefined Basket Error" };
    }
  };
  const press = (addition: Addition): Promise<AddOutcome> => {
    running.current ??= add(addition).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  return { add: press, busy: loading };
}
