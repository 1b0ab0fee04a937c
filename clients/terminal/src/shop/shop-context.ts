import type { ShopClient } from "@warmeland/client";
import type { BasketStateFragment } from "@warmeland/client/documents";
import { createContext, useContext } from "react";
import type { Place } from "../place.ts";

/** One line about what just happened, until the next key. */
export interface Notice {
  readonly text: string;
  readonly isProblem?: boolean;
}

/** What every screen has of the shop. */
export interface Shop {
  readonly client: ShopClient;
  readonly basket: BasketStateFragment | undefined;
  /** Every change returns the basket as it is now. */
  readonly setBasket: (basket: BasketStateFragment) => void;
  readonly notice: Notice | undefined;
  readonly say: (notice: Notice | undefined) => void;
  readonly go: (place: Place) => void;
  /** Goes on in place of where somebody is, so that the way back leads past it. */
  readonly replace: (place: Place) => void;
  readonly back: () => void;
}

export const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop around a screen. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("A screen stands inside the shop.");
  return shop;
}
