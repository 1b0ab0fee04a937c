import type { FragmentType } from "@apollo/client/masking";
import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import { ReducedInBasket } from "#app/catalog/reduced-in-basket.ts";
import { createObservable } from "#app/ui/browser/observable.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";
import { BasketContext, type BasketAddition } from "./basket-context.ts";
import type { BasketPartsFragment } from "./basket-parts.ts";
import { hasStoredAdditions } from "./sync/stored-additions.ts";
import { useBasketEvents } from "./use-basket-events.ts";
import { useReducedProducts } from "./use-reduced-products.ts";
import { useSharedBasket } from "./sync/use-shared-basket.ts";

const ResumeAdditions = lazy(async () => ({ default: (await import("./add/resume-additions.tsx")).ResumeAdditions }));

interface BasketProviderProps {
  /** The basket of the visitor query, which runs in the browser only; undefined until it has come. */
  readonly basket: FragmentType<typeof BasketPartsFragment> | null | undefined;
  readonly failed?: boolean;
  /** Asks for the basket again after a failure. */
  readonly retry?: () => void;
  /** Tabs that give the same name show the same basket; undefined while it is not known whose it is. */
  readonly sharedAs?: string | undefined;
  /** Nothing was ever put into the basket. */
  readonly isNew?: boolean;
  readonly children: ReactNode;
}

const nothing = () => {};

/** Gives the visitor's basket to header, flyout, basket page and add buttons. */
export function BasketProvider({
  basket,
  failed = false,
  retry = nothing,
  sharedAs,
  isNew = false,
  children,
}: BasketProviderProps) {
  const [addition] = useState(() => createObservable<BasketAddition | undefined>(undefined));
  const reduced = useReducedProducts(basket);
  const value = useMemo(
    () => ({ basket: basket ?? undefined, failed, retry, addition }),
    [basket, failed, retry, addition],
  );
  const [keeps] = useState(() => !import.meta.env.SSR && hasStoredAdditions());
  const resumes = useInBrowser() && keeps;
  useBasketEvents(basket);
  useSharedBasket({ basket, name: sharedAs, isNew, onForeign: retry });
  return (
    <BasketContext value={value}>
      <ReducedInBasket value={reduced}>{children}</ReducedInBasket>
      {resumes && (
        <Suspense>
          <ResumeAdditions />
        </Suspense>
      )}
    </BasketContext>
  );
}
