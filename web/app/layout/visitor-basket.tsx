import type { ReactNode } from "react";
import { BasketProvider } from "#app/basket/basket-provider.tsx";
import { useVisitor } from "./use-visitor.ts";

/** Gives the visitor's basket to the page, in the browser once it is known. */
export function VisitorBasket({ children }: { readonly children: ReactNode }) {
  const { visitor, failed, retry } = useVisitor();
  return (
    <BasketProvider basket={visitor?.basket} failed={failed} retry={retry}>
      {children}
    </BasketProvider>
  );
}
