import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { PlannerProduct } from "./planner-product.ts";

/** The packshot of a product beside its name; decorative. */
export function PlannerPhoto({ product: { images } }: { readonly product: Pick<PlannerProduct, "images"> }) {
  const [image] = images;
  if (!image) return <span />;
  return <LazyImage src={image.url} alt="" width={image.width ?? 640} height={image.height ?? 480} sizes="5rem" />;
}
