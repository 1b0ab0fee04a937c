import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

/** How often a size is chosen beside the others of its product; 1 for every size that is not here. */
const sizes: Readonly<Record<string, number>> = {
  "80x200": 2.2,
  "90x200": 3.6,
  "80x210": 0.6,
  "90x210": 0.9,
  "90x220": 0.5,
  "140x200": 2.8,
  "140x220": 1.6,
  "160x200": 3.4,
  "160x210": 0.6,
  "180x200": 3.2,
  "180x210": 0.8,
  "180x220": 0.6,
  "200x200": 1.3,
  "200x220": 1.5,
  "240x200": 1.5,
  "240x220": 3,
  "260x220": 0.7,
  "50x100": 3,
  "70x140": 2.6,
  "60x110": 1.5,
  "160x230": 1.6,
};

const grades: Readonly<Record<string, number>> = { soft: 1.2, medium: 2.6, firm: 1.8 };

/** How often a variant is bought beside the others of its product, for a draw. */
export function variantPopularity({ attributes }: VariantLine): number {
  return (sizes[attributes["size"]?.[0] ?? ""] ?? 1) * (grades[attributes["hardness"]?.[0] ?? ""] ?? 1);
}
