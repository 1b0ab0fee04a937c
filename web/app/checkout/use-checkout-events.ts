import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useEffectEvent } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { trackItems } from "#app/tracking/tracked-items.ts";

export const CheckoutEventsFragment = graphql(`
  fragment CheckoutEvents_checkout on Checkout {
    id
    basket {
      id
      items {
        id
        quantity
        product {
          id
        }
        variant {
          id
        }
      }
    }
    paymentMethods {
      key
      chosen
    }
  }
`);

/** Queues that a checkout began, once for each time its page is opened, and each way of paying that is chosen in it. */
export function useCheckoutEvents(checkout: FragmentType<typeof CheckoutEventsFragment>): void {
  const { basket, paymentMethods } = useFragment(CheckoutEventsFragment, checkout);
  const method = paymentMethods.find(({ chosen }) => chosen)?.key;
  const isEmpty = basket.items.length === 0;
  const track = useEffectEvent((name: string, data?: Readonly<Record<string, unknown>>) =>
    trackItems(
      name,
      basket.items.map(({ quantity, product, variant }) => ({
        productId: product.id,
        variantId: variant.id,
        quantity,
      })),
      data,
    ),
  );
  useEffect(() => {
    if (!isEmpty) track("begin_checkout");
  }, [isEmpty]);
  useEffect(() => {
    if (method !== undefined) track("add_payment_info", { payment_type: method });
  }, [method]);
}
