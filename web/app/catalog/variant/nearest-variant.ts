import {
  type Choice,
  type ChoiceVariant,
  chosenVariant,
  type Dimension,
  dimensions,
  firstChoice,
  matching,
  type Move,
  type Settled,
  valuesOf,
} from "./variant-choice.ts";

/** Chooses a value: the rest of the choice stays where such a variant exists, else it moves to the nearest that has the value. */
export function choose(
  variants: readonly ChoiceVariant[],
  choice: Choice,
  dimension: Dimension,
  value: string,
): Settled {
  const withValue = matching(variants, { [dimension]: value });
  return withValue.length > 0 ? settle(withValue, variants, { ...choice, [dimension]: value }) : { choice, moves: [] };
}

/**
 * Makes a choice of what was wanted, maybe of another colour or by an address: all of it when such a variant exists, else of the
 * nearest one. Dimensions in which nothing was wanted stay open.
 */
export function settleFor(variants: readonly ChoiceVariant[], wanted: Choice): Settled {
  return settle(variants, variants, wanted);
}

/** The variant that comes nearest to what is wanted; undefined when there are none at all. */
export function nearestVariant<Variant extends ChoiceVariant>(
  variants: readonly Variant[],
  wanted: Choice,
): Variant | undefined {
  return variants.toSorted((one, other) => compare(variants, wanted, one, other))[0];
}

function settle(candidates: readonly ChoiceVariant[], variants: readonly ChoiceVariant[], wanted: Choice): Settled {
  const single = firstChoice(variants, undefined);
  const possible: Choice = { ...single, ...withinVariants(variants, wanted) };
  if (matching(candidates, possible).length > 0) return { choice: completed(variants, possible), moves: [] };
  const nearest = nearestVariant(candidates, wanted);
  if (!nearest) return { choice: single, moves: [] };
  const choice: Partial<Record<Dimension, string>> = { ...single };
  const moves: Move[] = [];
  for (const dimension of dimensions) {
    const [from, to] = [wanted[dimension], nearest[dimension]];
    if (from === undefined || to === undefined) continue;
    choice[dimension] = to;
    if (from !== to) moves.push({ dimension, from, to });
  }
  return { choice: completed(variants, choice), moves };
}

/** A choice that leaves only one variant is that variant's: nobody has to choose what is settled. */
function completed(variants: readonly ChoiceVariant[], choice: Choice): Choice {
  const only = chosenVariant(variants, choice);
  return only ? firstChoice(variants, only.variantId) : choice;
}

/** What is wanted in the dimensions that these variants have. */
function withinVariants(variants: readonly ChoiceVariant[], wanted: Choice): Choice {
  const entries = dimensions.flatMap((dimension) => {
    const value = wanted[dimension];
    return value !== undefined && valuesOf(variants, dimension).length > 0 ? [[dimension, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The wanted size counts most, then whether it can be bought, then how far size and hardness are off. */
function compare(variants: readonly ChoiceVariant[], wanted: Choice, one: ChoiceVariant, other: ChoiceVariant): number {
  const rank = (variant: ChoiceVariant) => [
    wanted.size !== undefined && variant.size !== wanted.size ? 1 : 0,
    variant.sellable ? 0 : 1,
    distance(variants, "size", wanted.size, variant.size),
    distance(variants, "hardness", wanted.hardness, variant.hardness),
  ];
  const others = rank(other);
  return rank(one).reduce((found, value, index) => found || value - others[index]!, 0);
}

const grades = ["soft", "medium", "firm"];

/** How far two values of a dimension lie apart: in centimetres, in grades, or by their places in the catalogue. */
function distance(
  variants: readonly ChoiceVariant[],
  dimension: Dimension,
  wanted: string | undefined,
  value: string | undefined,
): number {
  if (wanted === undefined || value === undefined || wanted === value) return 0;
  const [one, other] = [numbersIn(wanted), numbersIn(value)];
  if (one.length > 0 && one.length === other.length)
    return one.reduce((sum, number, index) => sum + Math.abs(number - other[index]!), 0);
  const scale = dimension === "hardness" ? grades : valuesOf(variants, dimension);
  return Math.abs(scale.indexOf(wanted) - scale.indexOf(value)) || 1;
}

function numbersIn(value: string): number[] {
  return (value.match(/\d+/g) ?? []).map(Number);
}
