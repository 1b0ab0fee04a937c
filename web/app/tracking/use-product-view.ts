import { useEffect, useEffectEvent } from "react";
import { trackProductView } from "./tracked-items.ts";

/** Queues a view of a product's page, once: choosing a variant is not another one. Global ids. */
export function useProductView(productId: string | undefined, variantId: string | undefined): void {
  const track = useEffectEvent((id: string) => trackProductView({ productId: id, variantId }));
  useEffect(() => {
    if (productId !== undefined) track(productId);
  }, [productId]);
}
