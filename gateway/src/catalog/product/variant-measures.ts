import { type Measures, readMeasures } from "@warmeland/schema/rules/room/measures.ts";
import { builder } from "#gateway/builder.ts";
import { valueOf } from "#gateway/catalog/wire-attributes.ts";
import { withPartDo } from "./product-loader.ts";
import { VariantRef } from "./product-ref.ts";
import { withVariantPartDo } from "./variant-loader.ts";

const MeasuresRef = builder.objectRef<Measures>("Measures").implement({
  description: "What a piece measures outside, in whole cm.",
  fields: (t) => ({
    widthCm: t.int({
      nullable: true,
      description: "From left to right, as it is looked at; null when the catalogue does not say.",
      resolve: ({ widthCm }) => widthCm ?? null,
    }),
    depthCm: t.int({
      nullable: true,
      description: "From front to back; null when the catalogue does not say.",
      resolve: ({ depthCm }) => depthCm ?? null,
    }),
    heightCm: t.int({
      nullable: true,
      description: "From the floor; null when the catalogue does not say, or for what lies flat.",
      resolve: ({ heightCm }) => heightCm ?? null,
    }),
    removableLegsCm: t.int({
      nullable: true,
      description: "How much of the height are legs that come off, for a narrow door; null when none do.",
      resolve: ({ removableLegsCm }) => removableLegsCm ?? null,
    }),
  }),
});

builder.objectField(VariantRef, "measures", (t) =>
  t.field({
    type: MeasuresRef,
    description: "What it measures outside: a bed is larger than its mattress. Of a set, what one piece measures.",
    resolve: (of, _args, context) =>
      withPartDo(of.product, "attributes", context, (product) =>
        withVariantPartDo(of, "attributes", context, ({ attributes }) =>
          readMeasures((key) => valueOf(attributes, key) ?? valueOf(product.attributes, key)),
        ),
      ),
  }),
);
