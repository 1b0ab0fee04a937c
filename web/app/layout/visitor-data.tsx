import { type ReactNode, useDeferredValue } from "react";
import { BasketProvider } from "#app/basket/basket-provider.tsx";
import { useSite } from "#app/locale/site.ts";
import { WishlistProvider } from "#app/wishlist/wishlist-provider.tsx";
import { useVisitor } from "./use-visitor.ts";

/**
 * Gives the visitor's basket and wishlist to the page, in the browser once they are loaded. They change every card when they first come, so React
 * renders that in slices; what changes later shows at once.
 */
export function VisitorData({ children }: { readonly children: ReactNode }) {
  const { visitor: newest, isLoaded, failed, retry } = useVisitor();
  const visitor = useDeferredValue(newest) && newest;
  const { buildId, shop } = useSite();
  const sharedAs = isLoaded && visitor ? `${shop.code} ${buildId} ${visitor.viewer?.id ?? "guest"}` : undefined;
  return (
    <BasketProvider
      basket={visitor?.basket}
      failed={failed}
      retry={retry}
      sharedAs={sharedAs}
      isNew={visitor?.basket?.key === ""}
    >
      <WishlistProvider wishlist={visitor?.wishlist} sharedAs={sharedAs} isEmpty={visitor?.wishlist?.count === 0}>
        {children}
      </WishlistProvider>
    </BasketProvider>
  );
}
