import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import { buildProduct, originOf } from "../builder/build-product.ts";
import type { ColourSource } from "../builder/source.ts";
import { valueKey } from "../builder/values.ts";
import type { GeneratedMaster } from "./generate-master.ts";
import { weightLabel } from "./weight-labels.ts";

/** The product line of one colour, built as those of the built-in catalogue are, but with a maker of its own. */
export function generateProduct({ master, maker }: GeneratedMaster, letter: string, colour: ColourSource): ProductLine {
  const product = buildProduct(master, letter, colour);
  const { manufacturer, address, safetyContact, madeIn, character } = maker;
  return {
    ...product,
    attributes: {
      ...product.attributes,
      brand: [maker.value],
      madeIn: [valueKey(madeIn)],
      weight: [valueKey(weightLabel(product.variants[0]!.weightGrams ?? 0))],
    },
    passport: {
      ...product.passport,
      manufacturer,
      manufacturerAddress: address,
      safetyContact,
      origin: originOf({ madeIn, character }),
    },
  };
}
