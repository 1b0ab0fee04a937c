/** A dimension in which the variants of a product differ. */
export type Dimension = "size" | "hardness";

export interface ChoiceVariant {
  readonly variantId: number;
  readonly sellable: boolean;
  readonly size: string | undefined;
  readonly hardness: string | undefined;
}

/** What a shopper has chosen so far; a dimension with one value needs no choice. */
export type Choice = Readonly<Partial<Record<Dimension, string>>>;

/** Another value than the shopper had, because the combination does not exist. */
export interface Move {
  readonly dimension: Dimension;
  readonly from: string;
  readonly to: string;
}

/** A choice of which there is a variant, and what had to give way for it. */
export interface Settled {
  readonly choice: Choice;
  readonly moves: readonly Move[];
}

export const dimensions: readonly Dimension[] = ["size", "hardness"];

/** The values of a dimension in the catalogue's order. */
export function valuesOf(variants: readonly ChoiceVariant[], dimension: Dimension): string[] {
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

/** The one variant that a choice leaves, of several alike in all that can be chosen the one `named`; undefined while they differ. */
export function chosenVariant<Variant extends ChoiceVariant>(
  variants: readonly Variant[],
  choice: Choice,
  named?: number,
): Variant | undefined {
  const left = matching(variants, choice);
  const [first, ...others] = left;
  const isSettled =
    first && others.every((other) => dimensions.every((dimension) => other[dimension] === first[dimension]));
  return isSettled ? (left.find(({ variantId }) => variantId === named) ?? first) : undefined;
}

/** The variants that have everything chosen. */
export function matching<Variant extends ChoiceVariant>(variants: readonly Variant[], choice: Choice): Variant[] {
  return variants.filter((variant) =>
    dimensions.every((dimension) => choice[dimension] === undefined || variant[dimension] === choice[dimension]),
  );
}
