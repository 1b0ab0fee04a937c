/** What a layer of a mattress is made of, as the commerce API writes it. */
export const layerMaterials = [
  "cover",
  "springs",
  "foam",
  "memory_foam",
  "gel_foam",
  "latex",
  "wool",
  "cotton",
  "felt",
  "flax",
  "horsehair",
  "coconut",
] as const;

export type LayerMaterial = (typeof layerMaterials)[number];
