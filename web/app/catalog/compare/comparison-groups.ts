import { type ComparedFact, comparedFacts, type Fact } from "./compared-facts.ts";

const keysOfGroup = {
  comfort: "layers hardness version warmthClass season fillingMaterial shape headboard",
  measures: "size width depth height coreHeight frameHeight weight packagingUnit",
  material:
    "cover fabric upholstery woodType woodColor color footVariant removableLegs care allergySuitable metalFree vegan madeIn productFilterMadeInGermany maker",
  buying: "delivery shippingType deliveredAs trial guarantee",
} as const;

export type GroupKey = keyof typeof keysOfGroup | "common" | "some";

export interface ComparisonGroup {
  readonly key: GroupKey;
  readonly facts: readonly ComparedFact[];
}

const groupKeys = Object.keys(keysOfGroup) as (keyof typeof keysOfGroup)[];
/** Every known fact with its group, in the order they are shown. */
const places = groupKeys.flatMap((group) => keysOfGroup[group].split(" ").map((key) => ({ key, group })));
const placeOf = ({ key }: ComparedFact) => {
  const place = places.findIndex((known) => known.key === key);
  return place === -1 ? places.length : place;
};

const isSaidOfAll = ({ texts }: ComparedFact) => !texts.includes("");

/**
 * The facts of products side by side, in groups with a heading; a fact that the shop does not know stands with the material.
 * Of products of different kinds come first those that all of them have (docs/rules.md#comparing).
 */
export function comparisonGroups(products: readonly (readonly Fact[])[], areOneKind: boolean): ComparisonGroup[] {
  const facts = comparedFacts(products, 1).toSorted((one, other) => placeOf(one) - placeOf(other));
  const groups: ComparisonGroup[] = areOneKind
    ? groupKeys.map((key) => ({
        key,
        facts: facts.filter((fact) => (places[placeOf(fact)]?.group ?? "material") === key),
      }))
    : [
        { key: "common", facts: facts.filter(isSaidOfAll) },
        { key: "some", facts: facts.filter((fact) => !isSaidOfAll(fact)) },
      ];
  return groups.filter((group) => group.facts.length > 0);
}
