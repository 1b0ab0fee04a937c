import fc from "fast-check";
import { expect, test } from "vitest";
import { colourOptions } from "./colour-options.ts";

const variants = fc
  .uniqueArray(
    fc.record({
      sellable: fc.boolean(),
      size: fc.constantFrom("80x200", "90x200", "140x200"),
      hardness: fc.constantFrom("soft", "firm"),
    }),
    { selector: ({ size, hardness }) => size + hardness, maxLength: 6 },
  )
  // no two variants have one number
  .map((list) => list.map((variant, index) => ({ ...variant, variantId: index + 1 })));
const colour = fc.record({
  productId: fc.integer({ min: 1, max: 99 }),
  slug: fc.constant("matras-proef-03-0001"),
  name: fc.constantFrom("zand", "blauw", "grijs"),
  hex: fc.constant("#c2b299"),
  swatch: fc.constant(undefined),
  variants,
});

test("every colour of every set leads to a variant it has: the chosen one, or the nearest and says so", () => {
  fc.assert(
    fc.property(
      colour,
      fc.array(colour, { maxLength: 4 }),
      fc.constantFrom("80x200", "90x200", undefined),
      (own, siblings, size) => {
        const options = colourOptions(own, siblings, { size });
        expect(options).toHaveLength(siblings.length + 1);
        expect(options.filter(({ current }) => current)).toHaveLength(1);
        const all = [own, ...siblings].toSorted((one, other) => one.productId - other.productId);
        for (const [index, option] of options.entries()) {
          const target = all[index]!.variants.find(({ variantId }) => variantId === option.variantId);
          expect(target === undefined).toBe(all[index]!.variants.length === 0);
          const hasSize = size === undefined || all[index]!.variants.some((each) => each.size === size);
          if (target) expect(option.state === "impossible").toBe(!hasSize);
          if (target && hasSize && size) expect(target.size).toBe(size);
          if (option.state === "open") expect(target?.sellable).toBe(true);
        }
      },
    ),
  );
});
