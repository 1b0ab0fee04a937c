import type { LayerMaterial } from "@warmeland/schema/rules/layer-materials.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";

/** How a composition names each material. */
const words: Readonly<Record<LayerMaterial, RegExp>> = {
  cover: /\btijk|\bhoes/i,
  springs: /veren\b/i,
  foam: /koudschuim/i,
  memory_foam: /traagschuim/i,
  gel_foam: /gelschuim/i,
  latex: /latex/i,
  wool: /wol\b/i,
  cotton: /katoen/i,
  felt: /vilt/i,
  flax: /\bvlas/i,
  horsehair: /paardenhaar/i,
  coconut: /kokos/i,
};

/** The layers of a mattress are those of its composition, and no higher than the mattress. */
export const mattressLayers: CatalogueRule = {
  name: "mattress-layers",
  *find({ products }) {
    for (const { referenceKey: subject, layers = [], passport, attributes } of products) {
      const composition = passport.composition?.["nl"] ?? "";
      for (const { material } of layers) {
        if (words[material].test(composition)) continue;
        yield { subject, problem: `has a layer of ${material} that its composition does not name`, remedy: "name it" };
      }
      const sum = layers.reduce((height, { heightCm = 0 }) => height + heightCm, 0);
      const height = Number.parseInt(attributes["coreHeight"]?.[0] ?? "", 10);
      if (sum <= height || layers.length === 0) continue;
      yield {
        subject,
        problem: `has layers of ${sum} cm in ${Number.isNaN(height) ? "no coreHeight" : `a coreHeight of ${height} cm`}`,
        remedy: "write what was measured",
      };
    }
  },
};
