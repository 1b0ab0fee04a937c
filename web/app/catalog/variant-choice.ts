/** A dimension in which the variants of a product differ. */
export type Dimension = "size" | "hardness";

export interface ChoiceVariant {
  readonly variantId: number;
  readonly sellable: boolean;
  readonly size: string | undefined;
  readonly hardness: string | undefined;
  /** Formatted price incl. VAT. */
  readonly price: string;
  readonly cents: number;
}

/** What a shopper has chosen so far; a dimension with one value needs no choice. */
export type Choice = Readonly<Partial<Record<Dimension, string>>>;

export interface Option {
  readonly value: string;
  readonly chosen: boolean;
  /** Whether it can be bought together with what else is chosen, or at all when that does not exist. */
  readonly sellable: boolean;
  /** Price of the variant that choosing it leads to; undefined while that is open and prices differ. */
  readonly price: string | undefined;
  readonly fromPrice: string;
}

const dimensions: readonly Dimension[] = ["size", "hardness"];

/** The values of a dimension in the catalogue's order. */
function valuesOf(variants: readonly ChoiceVariant[], dimension: Dimension): string[] {
  return [...new Set(variants.flatMap((variant) => variant[dimension] ?? []))];
}

/** Dimensions that leave something to choose. */
export function openDimensions(variants: readonly ChoiceVariant[]): Dimension[] {
  return dimensions.filter((dimension) => valuesOf(variants, dimension).length > 1);
}

/** What is chosen when a page opens: the variant of the address, or what has one value only. */
export function firstChoice(variants: readonly ChoiceVariant[], variantId: number | undefined): Choice {
  const named = variants.find((variant) => variant.variantId === variantId);
  const choice: Partial<Record<Dimension, string>> = {};
  for (const dimension of dimensions) {
    const values = valuesOf(variants, dimension);
    const value = named ? named[dimension] : values.length === 1 ? values[0] : undefined;
    if (value !== undefined) choice[dimension] = value;
  }
  return choice;
}

/**
 * Chooses a value and keeps the rest of the choice where such a variant exists; else the rest moves to the first
 * variant that has the value and can be bought. Never a combination that does not exist.
 */
export function choose(variants: readonly ChoiceVariant[], choice: Choice, dimension: Dimension, value: string): Choice {
  const wanted: Choice = { ...choice, [dimension]: value };
  if (matching(variants, wanted).length > 0) return wanted;
  const others = matching(variants, { [dimension]: value });
  const nearest = others.find((variant) => variant.sellable) ?? others[0];
  return nearest ? firstChoice(variants, nearest.variantId) : choice;
}

/** The variant that a complete choice names; undefined while something is open. */
export function chosenVariant(variants: readonly ChoiceVariant[], choice: Choice): ChoiceVariant | undefined {
  if (openDimensions(variants).some((dimension) => choice[dimension] === undefined)) return undefined;
  return matching(variants, choice)[0];
}

/** The values a shopper can choose from in one dimension, with price and state under what else is chosen. */
export function optionsOf(variants: readonly ChoiceVariant[], choice: Choice, dimension: Dimension): Option[] {
  return valuesOf(variants, dimension).map((value) => {
    const under = matching(variants, { ...choice, [dimension]: value });
    const candidates = under.length > 0 ? under : matching(variants, { [dimension]: value });
    const cheapest = candidates.reduce((low, variant) => (variant.cents < low.cents ? variant : low));
    const samePrice = candidates.every((variant) => variant.cents === cheapest.cents);
    return {
      value,
      chosen: choice[dimension] === value,
      sellable: candidates.some((variant) => variant.sellable),
      price: samePrice ? cheapest.price : undefined,
      fromPrice: cheapest.price,
    };
  });
}

function matching(variants: readonly ChoiceVariant[], choice: Choice): ChoiceVariant[] {
  return variants.filter((variant) =>
    dimensions.every((dimension) => choice[dimension] === undefined || variant[dimension] === choice[dimension]),
  );
}
