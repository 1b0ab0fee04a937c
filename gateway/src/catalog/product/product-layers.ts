import type { Product } from "@scayle/storefront-api";
import { layerMaterials, type LayerMaterial } from "@warmeland/schema/rules/layer-materials.ts";
import { builder } from "#gateway/builder.ts";
import { advancedRows } from "#gateway/catalog/wire-attributes.ts";

interface ProductLayer {
  readonly material: LayerMaterial | null;
  readonly name: string;
  readonly detail: string | null;
  readonly heightCm: number | null;
}

const LayerMaterialRef = builder.enumType("LayerMaterial", {
  description: "What a layer of a mattress is made of.",
  values: {
    COVER: { value: "cover", description: "The cover, called tick." },
    SPRINGS: { value: "springs", description: "Springs in pockets." },
    FOAM: { value: "foam", description: "Cold foam." },
    MEMORY_FOAM: { value: "memory_foam", description: "Foam that follows the body slowly." },
    GEL_FOAM: { value: "gel_foam", description: "Foam with gel in it." },
    LATEX: { value: "latex", description: "Natural latex." },
    WOOL: { value: "wool", description: "Wool." },
    COTTON: { value: "cotton", description: "Cotton fleece." },
    FELT: { value: "felt", description: "Felt." },
    FLAX: { value: "flax", description: "Flax." },
    HORSEHAIR: { value: "horsehair", description: "Curled horsehair." },
    COCONUT: { value: "coconut", description: "Coconut fibre." },
  } as const,
});

export const ProductLayerRef = builder.objectRef<ProductLayer>("ProductLayer").implement({
  description: "A layer of a mattress.",
  fields: (t) => ({
    material: t.expose("material", {
      type: LayerMaterialRef,
      nullable: true,
      description: "What it is made of; null for a material that the shop does not know.",
    }),
    name: t.exposeString("name", { description: "The material in the shop's language." }),
    detail: t.exposeString("detail", {
      nullable: true,
      description: "What else there is to say, such as its density or the number of springs; null when nothing.",
    }),
    heightCm: t.exposeFloat("heightCm", {
      nullable: true,
      description: "Its height in centimetres; null where the maker does not say.",
    }),
  }),
});

/** The layers of a mattress from top to bottom, from rows of material, name, detail and height; empty for everything else. */
export function layersOf(product: Product): ProductLayer[] {
  return advancedRows(product.advancedAttributes, "layers").flatMap(([material, name, detail, height]) =>
    name
      ? [
          {
            material: layerMaterials.find((each) => each === material) ?? null,
            name,
            detail: detail || null,
            heightCm: Number(height) || null,
          },
        ]
      : [],
  );
}
