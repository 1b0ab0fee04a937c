import type { FragmentType } from "@apollo/client/masking";
import { useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { isDearer, type SeenTotal } from "./seen-total.ts";

const AgreedTotalFragment = graphql(`
  fragment AgreedTotal_checkout on Checkout {
    id
    total {
      cents
      formatted
    }
    shippingCost {
      cents
    }
    shippingOptions {
      key
      chosen
    }
    paymentMethods {
      key
      chosen
      fee {
        cents
      }
    }
    vouchers {
      code
      discount {
        cents
      }
    }
    codePromotions {
      code
      reduction {
        cents
      }
    }
  }
`);

export interface AgreedTotal {
  /** The formatted total the shopper saw before it changed without them; undefined when there is nothing to agree to. */
  readonly before: string | undefined;
  /** The server refused the total that was seen. */
  readonly refuse: (formatted: string) => void;
  readonly accept: () => void;
}

/**
 * Remembers the total the shopper saw last, whichever answer brought it: a higher one needs their word, unless their own choice made it so.
 * @param isCurrent whether the checkout is the server's latest word, not what the tab kept of an earlier visit
 */
export function useAgreedTotal(checkout: FragmentType<typeof AgreedTotalFragment>, isCurrent: boolean): AgreedTotal {
  const { total, shippingCost, shippingOptions, paymentMethods, vouchers, codePromotions } = useFragment(
    AgreedTotalFragment,
    checkout,
  );
  const [seen, setSeen] = useState<SeenTotal>();
  const [refused, setRefused] = useState<string>();
  const redeemed = [
    ...vouchers.map(({ code, discount }) => ({ code, cents: discount.cents })),
    ...codePromotions.map(({ code, reduction }) => ({ code, cents: reduction.cents })),
  ];
  const method = paymentMethods.find(({ chosen }) => chosen);
  const now: SeenTotal = {
    totalCents: total.cents,
    formatted: total.formatted,
    shippingCents: shippingCost.cents,
    shippingOption: shippingOptions.find(({ chosen }) => chosen)?.key,
    paymentMethod: method?.key,
    paymentFeeCents: method?.fee.cents ?? 0,
    discountCents: redeemed.reduce((sum, { cents }) => sum + cents, 0),
    vouchers: redeemed.map(({ code }) => code).join(),
  };
  const dearer = seen !== undefined && isDearer(now, seen);
  if (isCurrent && !dearer && JSON.stringify(now) !== JSON.stringify(seen)) setSeen(now);
  return {
    before: dearer ? seen.formatted : refused,
    refuse: setRefused,
    accept: () => {
      setSeen(now);
      setRefused(undefined);
    },
  };
}
