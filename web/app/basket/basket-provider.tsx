import type { FragmentType } from "@apollo/client/masking";
import { useState, type ReactNode } from "react";
import { ReducedInBasket } from "#app/catalog/reduced-in-basket.ts";
import { createObservable } from "#app/ui/observable.ts";
import { BasketContext, type BasketAddition } from "./basket-context.ts";
import type { BasketPartsFragment } from "./basket-parts.ts";
import { useReducedProducts } from "./use-reduced-products.ts";

interface BasketProviderProps {
  /** The basket of the visitor query, which runs in the browser only; undefined until it has come. */
  readonly basket: FragmentType<typeof BasketPartsFragment> | null | undefined;
  readonly failed?: boolean;
  /** Asks for the basket again after a failure. */
  readonly retry?: () => void;
  readonly children: ReactNode;
}

const nothing = () => {};

/** Gives the visitor's basket to header, flyout, basket page and add buttons. */
export function BasketProvider({ basket, failed = false, retry = nothing, children }: BasketProviderProps) {
  const [addition] = useState(() => createObservable<BasketAddition | undefined>(undefined));
  const reduced = useReducedProducts(basket);
  return (
    <BasketContext value={{ basket: basket ?? undefined, failed, retry, addition }}>
      <ReducedInBasket value={reduced}>{children}</ReducedInBasket>
    </BasketContext>
  );
}
