import { clampBounds, type PriceBounds } from "@warmeland/schema/rules/listing-query.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";

/** Bounds in whole units of the currency. */
export interface Euros {
  readonly low: number;
  readonly high: number;
}

type ChosenBounds = Pick<ListingParameters, "minCents" | "maxCents">;

/** The available and the chosen bounds as shoppers see them; what was not chosen is what is available. */
export function boundsInEuros(
  chosen: ChosenBounds,
  range: PriceBounds,
): { readonly available: Euros; readonly chosen: Euros } {
  const available = inEuros(range.minCents, range.maxCents);
  const { minCents = range.minCents, maxCents = range.maxCents } = clampBounds(chosen, range);
  return { available, chosen: inEuros(minCents, maxCents) };
}

/** Bounds in cents; one that excludes nothing is none. */
export function parametersOfEuros({ low, high }: Euros, available: Euros): ChosenBounds {
  return {
    minCents: low <= available.low ? undefined : low * 100,
    maxCents: high >= available.high ? undefined : high * 100,
  };
}

/** What somebody typed as an amount: '€ 1.250', '250,50', in francs '250.50'; undefined for what is none. */
export function readEuros(typed: string, currency: ShopLocale["currency"]): number | undefined {
  const digits = typed.split(currency === "CHF" ? /[.,]/ : ",")[0]?.replaceAll(/\D/g, "") ?? "";
  return digits === "" ? undefined : Number(digits.slice(0, 7));
}

function inEuros(minCents: number, maxCents: number): Euros {
  return { low: Math.floor(minCents / 100), high: Math.ceil(maxCents / 100) };
}
