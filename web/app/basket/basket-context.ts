import type { FragmentType } from "@apollo/client/masking";
import { createContext } from "react";
import { createObservable, type Observable } from "#app/ui/browser/observable.ts";
import type { BasketPartsFragment } from "./basket-parts.ts";

/** What was put in last, for the notice of the flyout. */
export interface BasketAddition {
  readonly productName: string;
  readonly variantTitle: string;
  /** Fewer went in than were asked for: how many lie in the basket now. */
  readonly reducedTo: number | undefined;
}

export interface BasketSource {
  /** The visitor's basket; undefined until it has come. */
  readonly basket: FragmentType<typeof BasketPartsFragment> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly addition: Observable<BasketAddition | undefined>;
}

const noBasketYet: BasketSource = {
  basket: undefined,
  failed: false,
  retry: () => {},
  addition: createObservable<BasketAddition | undefined>(undefined),
};

export const BasketContext = createContext<BasketSource>(noBasketYet);

/** The overlay that shows the basket after adding. */
export const basketFlyout = "basket-flyout";
