import { placeableVariants, type PlannerVariant } from "./planner-product.ts";
import type { Planner } from "./use-planner.ts";

type Sized = Pick<PlannerVariant, "variantId" | "sellable" | "attributes"> & {
  readonly measures: Pick<PlannerVariant["measures"], "widthCm" | "depthCm">;
};

/** The first variant of a product that can be bought and has a place in the room, else the first there is; undefined without measures. */
export function firstToFit(
  product: { readonly variants?: { readonly edges: readonly { readonly node: Sized }[] } | null },
  { placeFor }: Pick<Planner, "placeFor">,
) {
  const variants = placeableVariants(product);
  const sellable = variants.filter((variant) => variant.sellable);
  const judged = (sellable.length > 0 ? sellable : variants).map((variant) => {
    const size = { widthCm: variant.measures.widthCm ?? 0, depthCm: variant.measures.depthCm ?? 0 };
    return { variant, size, place: placeFor(size) };
  });
  return judged.find(({ place }) => place && !place.isInSwing) ?? judged.find(({ place }) => place) ?? judged[0];
}
