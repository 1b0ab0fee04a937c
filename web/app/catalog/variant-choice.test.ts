import fc from "fast-check";
import { expect, test } from "vitest";
import { choose, chosenVariant, firstChoice, openDimensions, optionsOf, type ChoiceVariant } from "./variant-choice.ts";

const variant = (variantId: number, size: string, hardness: string | undefined, cents: number, sellable = true): ChoiceVariant => ({
  variantId,
  size,
  hardness,
  cents,
  price: `€ ${cents / 100},-`,
  sellable,
});

const mattress = [
  variant(1, "90x200", "soft", 39900),
  variant(2, "90x200", "firm", 39900, false),
  variant(3, "140x200", "soft", 54900),
  variant(4, "160x200", "firm", 61900),
];

test("a product with one variant is chosen at once, one with several is not", () => {
  expect(chosenVariant(mattress.slice(0, 1), firstChoice(mattress.slice(0, 1), undefined))?.variantId).toBe(1);
  expect(chosenVariant(mattress, firstChoice(mattress, undefined))).toBeUndefined();
});

test("the variant of the address is chosen, an unknown one is not", () => {
  expect(chosenVariant(mattress, firstChoice(mattress, 3))?.variantId).toBe(3);
  expect(chosenVariant(mattress, firstChoice(mattress, 99))).toBeUndefined();
});

test("a size that does not exist in the chosen hardness brings its own hardness", () => {
  const soft = choose(mattress, choose(mattress, {}, "hardness", "soft"), "size", "160x200");
  expect(chosenVariant(mattress, soft)?.variantId).toBe(4);
});

test("a sold-out combination can be chosen and says so", () => {
  const choice = choose(mattress, { size: "90x200" }, "hardness", "firm");
  expect(chosenVariant(mattress, choice)).toMatchObject({ variantId: 2, sellable: false });
  expect(optionsOf(mattress, { size: "90x200" }, "hardness").map((option) => option.sellable)).toEqual([true, false]);
});

test("a price stands at an option only when choosing it settles the price", () => {
  const options = optionsOf([variant(1, "90x200", "soft", 100), variant(2, "90x200", "firm", 200)], {}, "size");
  expect(options).toMatchObject([{ price: undefined, fromPrice: "€ 1,-" }]);
});

test("whatever is clicked in whatever order, the choice always exists and ends with a variant", () => {
  const sizes = fc.constantFrom("80", "90", "140", "160");
  const hardness = fc.constantFrom("soft", "medium", "firm");
  const variants = fc.uniqueArray(fc.tuple(sizes, hardness), { minLength: 1, maxLength: 12, selector: (pair) => pair.join() });
  const clicks = fc.array(fc.tuple(fc.constantFrom("size" as const, "hardness" as const), fc.nat(20)), { maxLength: 12 });
  fc.assert(
    fc.property(variants, clicks, (pairs, steps) => {
      const all = pairs.map(([size, grade], index) => variant(index, size, grade, 100 + index, index % 3 > 0));
      let choice = firstChoice(all, undefined);
      for (const [dimension, position] of steps) {
        const options = optionsOf(all, choice, dimension);
        choice = choose(all, choice, dimension, options[position % options.length]!.value);
        expect(all.some((each) => (choice.size ?? each.size) === each.size && (choice.hardness ?? each.hardness) === each.hardness)).toBe(
          true,
        );
      }
      for (const dimension of openDimensions(all)) choice = choose(all, choice, dimension, optionsOf(all, choice, dimension)[0]!.value);
      expect(chosenVariant(all, choice)).toBeDefined();
    }),
  );
});
