import type { ReactNode } from "react";
import { BasketProvider } from "#app/basket/basket-provider.tsx";
import { WishlistContext } from "#app/wishlist/wishlist-context.ts";
import { useVisitor } from "./use-visitor.ts";

/** Gives the visitor's basket and wishlist to the page, in the browser once they are known. */
export function VisitorBelongings({ children }: { readonly children: ReactNode }) {
  const { visitor, failed, retry } = useVisitor();
  return (
    <BasketProvider basket={visitor?.basket} failed={failed} retry={retry}>
      <WishlistContext value={visitor?.wishlist ?? undefined}>{children}</WishlistContext>
    </BasketProvider>
  );
}
