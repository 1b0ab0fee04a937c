import fc from "fast-check";
import { expect, test } from "vitest";
import { choose, nearestVariant, settleFor } from "./nearest-variant.ts";
import { chosenVariant, type Dimension, firstChoice, openDimensions, valuesOf } from "./variant-choice.ts";
import { optionsOf, type PricedVariant } from "./variant-options.ts";

const variant = (
  variantId: number,
  size: string,
  hardness: string | undefined,
  cents: number,
  sellable = true,
): PricedVariant => ({
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
  variant(5, "160x200", "medium", 61900),
];

test("a product with one variant is chosen at once, one with several is not", () => {
  expect(chosenVariant(mattress.slice(0, 1), firstChoice(mattress.slice(0, 1), undefined))?.variantId).toBe(1);
  expect(chosenVariant(mattress, firstChoice(mattress, undefined))).toBeUndefined();
});

test("the variant of the address is chosen, an unknown one is not", () => {
  expect(chosenVariant(mattress, firstChoice(mattress, 3))?.variantId).toBe(3);
  expect(chosenVariant(mattress, firstChoice(mattress, 99))).toBeUndefined();
});

test("of variants alike in size and hardness the one of the address is chosen, without one the first", () => {
  const sets = [
    variant(1, "90x200", undefined, 1000),
    variant(2, "90x200", undefined, 1900),
    variant(3, "140x200", undefined, 2900),
  ];
  expect(chosenVariant(sets, firstChoice(sets, 2), 2)?.variantId).toBe(2);
  expect(chosenVariant(sets, { size: "90x200" }, undefined)?.variantId).toBe(1);
  expect(chosenVariant(sets, { size: "140x200" }, 2)?.variantId).toBe(3);
});

test("a size that does not exist in the chosen hardness moves to the nearest hardness it has, and says so", () => {
  const { choice } = choose(mattress, {}, "hardness", "soft");
  const settled = choose(mattress, choice, "size", "160x200");
  expect(chosenVariant(mattress, settled.choice)?.variantId).toBe(5);
  expect(settled.moves).toEqual([{ dimension: "hardness", from: "soft", to: "medium" }]);
});

test("a hardness that does not exist in the chosen size moves to the nearest size that can be bought", () => {
  const settled = choose(mattress, { size: "140x200", hardness: "soft" }, "hardness", "firm");
  expect(settled).toEqual({
    choice: { size: "160x200", hardness: "firm" },
    moves: [{ dimension: "size", from: "140x200", to: "160x200" }],
  });
});

test("a sold-out combination can be chosen and says so", () => {
  const { choice, moves } = choose(mattress, { size: "90x200" }, "hardness", "firm");
  expect(chosenVariant(mattress, choice)).toMatchObject({ variantId: 2, sellable: false });
  expect(moves).toEqual([]);
});

test("options say what is sold out, what is impossible, and what stands in the way", () => {
  const states = (size: string) =>
    optionsOf(mattress, { size }, "hardness").map(({ value, state, against }) => [value, state, against]);
  expect(states("90x200")).toEqual([
    ["soft", "open", undefined],
    ["firm", "soldOut", undefined],
    ["medium", "impossible", "90x200"],
  ]);
  expect(optionsOf(mattress, {}, "hardness").map(({ state }) => state)).toEqual(["open", "open", "open"]);
});

test("a choice that leaves one variant chooses the rest", () => {
  expect(choose(mattress, {}, "size", "140x200").choice).toEqual({ size: "140x200", hardness: "soft" });
});

test("a price stands at an option only when choosing it settles the price", () => {
  const options = optionsOf([variant(1, "90x200", "soft", 100), variant(2, "90x200", "firm", 200)], {}, "size");
  expect(options).toMatchObject([{ price: undefined, fromPrice: "€ 1,-" }]);
});

test("another colour keeps the chosen size, and where it has not got it takes the nearest", () => {
  const blue = [variant(11, "80x200", "soft", 1), variant(12, "140x200", "firm", 1), variant(13, "180x200", "soft", 1)];
  expect(nearestVariant(blue, { size: "140x200", hardness: "soft" })?.variantId).toBe(12);
  expect(settleFor(blue, { size: "90x200", hardness: "soft" })).toEqual({
    choice: { size: "80x200", hardness: "soft" },
    moves: [{ dimension: "size", from: "90x200", to: "80x200" }],
  });
  expect(settleFor(blue, { size: "180x200" })).toEqual({ choice: { size: "180x200", hardness: "soft" }, moves: [] });
  expect(settleFor(blue, {})).toEqual({ choice: {}, moves: [] });
  expect(nearestVariant([], { size: "90x200" })).toBeUndefined();
});

const sizes = fc.constantFrom("80x200", "90x200", "140x200", "160x200", "rond-60");
const hardnesses = fc.constantFrom("soft", "medium", "firm");
const flags = fc.boolean();
const anyVariants = fc
  .tuple(
    flags,
    fc.uniqueArray(fc.tuple(sizes, hardnesses, flags), {
      minLength: 1,
      maxLength: 15,
      selector: ([size, grade]) => size + grade,
    }),
  )
  .map(([hasHardness, rows]) => {
    const sold = hasHardness
      ? rows
      : rows.filter(([size], index) => rows.findIndex(([other]) => other === size) === index);
    return sold.map(([size, grade, sellable], index) =>
      variant(index + 1, size, hasHardness ? grade : undefined, 100 + index, sellable),
    );
  });
const clicks = fc.array(fc.tuple(fc.constantFrom<Dimension>("size", "hardness"), fc.nat(20)), { maxLength: 12 });

test("whatever is pressed in whatever order is chosen then, exists, moves only what has to, and ends with a variant", () => {
  fc.assert(
    fc.property(anyVariants, clicks, (variants, steps) => {
      let choice = firstChoice(variants, undefined);
      for (const [dimension, position] of steps) {
        const options = optionsOf(variants, choice, dimension);
        if (options.length === 0) continue;
        const pressed = options[position % options.length]!;
        const before = choice;
        const settled = choose(variants, choice, dimension, pressed.value);
        choice = settled.choice;
        const exists = variants.some(
          (each) => (choice.size ?? each.size) === each.size && (choice.hardness ?? each.hardness) === each.hardness,
        );
        expect(exists).toBe(true);
        expect(choice[dimension]).toBe(pressed.value);
        expect(settled.moves.map((move) => move.dimension)).not.toContain(dimension);
        for (const { dimension: moved, from, to } of settled.moves)
          expect([before[moved], choice[moved]]).toEqual([from, to]);
        if (pressed.state === "impossible") expect(settled.moves).toHaveLength(1);
        if (pressed.state === "open") expect(settled.moves).toEqual([]);
        // what is not reported as moved is as it was, or was open
        for (const other of ["size", "hardness"] as const)
          if (other !== dimension && settled.moves.length === 0 && before[other] !== undefined)
            expect(choice[other]).toBe(before[other]);
      }
      for (const dimension of openDimensions(variants)) {
        if (choice[dimension] === undefined)
          ({ choice } = choose(variants, choice, dimension, valuesOf(variants, dimension)[0]!));
      }
      expect(chosenVariant(variants, choice)).toBeDefined();
    }),
    { numRuns: 500 },
  );
});

test("what is wanted of another colour always ends in a choice that exists, with its size when it has it", () => {
  fc.assert(
    fc.property(anyVariants, sizes, fc.option(hardnesses, { nil: undefined }), (variants, size, hardness) => {
      const { choice, moves } = settleFor(variants, { size, hardness });
      const found = variants.filter(
        (each) => each.size === choice.size && (choice.hardness ?? each.hardness) === each.hardness,
      );
      expect(found.length).toBeGreaterThan(0);
      if (variants.some((each) => each.size === size)) expect(choice.size).toBe(size);
      else expect(moves[0]).toEqual({ dimension: "size", from: size, to: choice.size });
    }),
    { numRuns: 500 },
  );
});
