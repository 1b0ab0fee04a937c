import { smallCatalogue } from "./small-catalogue.ts";

/**
 * The lines of a catalogue with many products of two variants each, after those of the small catalogue's shop, attributes and categories.
 * @param word stands in every name, to set two such catalogues apart
 */
export function* manyProducts(count: number, word: string): Generator<string> {
  const { sand, navy: _navy, review: _review, order: _order, ...base } = smallCatalogue();
  for (const line of Object.values(base)) yield JSON.stringify(line);
  for (let number = 0; number < count; number += 1) {
    const masterKey = `10-${String(number).padStart(4, "0")}`;
    const variants = sand.variants.map((variant, index) => ({ ...variant, referenceKey: `${masterKey}-A-${index}` }));
    yield JSON.stringify({
      ...sand,
      masterKey,
      referenceKey: `${masterKey}-A`,
      name: { nl: `Matras ${number} ${word}` },
      variants,
    });
  }
}
