import { type Choice, type ChoiceVariant, type Dimension, dimensions, matching, valuesOf } from "./variant-choice.ts";

/** A variant with its price, as options show it. */
export interface PricedVariant extends ChoiceVariant {
  /** Formatted price incl. VAT. */
  readonly price: string;
  readonly cents: number;
}

export interface Option {
  readonly value: string;
  readonly chosen: boolean;
  /** Impossible: there is no such variant under what else is chosen; choosing it moves the rest. */
  readonly state: "open" | "soldOut" | "impossible";
  /** What else is chosen and stands in the way of an impossible one. */
  readonly against: string | undefined;
  /** Price of the variant that choosing it leads to; undefined while that is open and prices differ. */
  readonly price: string | undefined;
  readonly fromPrice: string;
}

/** The values a shopper can choose from in one dimension, with price and state under what else is chosen. */
export function optionsOf(variants: readonly PricedVariant[], choice: Choice, dimension: Dimension): Option[] {
  const rest = dimensions.find((other) => other !== dimension && choice[other] !== undefined);
  return valuesOf(variants, dimension).map((value) => {
    const under = matching(variants, { ...choice, [dimension]: value });
    const isPossible = under.length > 0;
    const candidates = isPossible ? under : matching(variants, { [dimension]: value });
    const cheapest = candidates.reduce((low, variant) => (variant.cents < low.cents ? variant : low));
    const isSoldOut = !candidates.some((variant) => variant.sellable);
    return {
      value,
      chosen: choice[dimension] === value,
      state: isSoldOut ? "soldOut" : isPossible ? "open" : "impossible",
      against: isPossible || isSoldOut || rest === undefined ? undefined : choice[rest],
      price: candidates.every((variant) => variant.cents === cheapest.cents) ? cheapest.price : undefined,
      fromPrice: cheapest.price,
    };
  });
}
