import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { SiteContext } from "#app/locale/site.ts";
import { renderShop, testQuery } from "../../graphql/testing/render-shop.tsx";
import { BasketFlyout } from "#app/basket/preview/basket-flyout.tsx";
import { BasketPartsFragment } from "../basket-parts.ts";
import { BasketProvider } from "../basket-provider.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";

const VisitorBasketQuery = testQuery(
  "query VisitorBasket { basket { id ...BasketParts_basket } }",
  BasketPartsFragment,
);

function Page({ children, sharedAs }: { readonly children: ReactNode; readonly sharedAs: string | undefined }) {
  const { data, error, refetch } = useQuery<{ basket: FragmentType<typeof BasketPartsFragment> }>(VisitorBasketQuery);
  return (
    <SiteContext value={site}>
      <BasketProvider
        basket={data?.basket}
        failed={error !== undefined}
        retry={() => void refetch()}
        sharedAs={sharedAs}
      >
        {children}
        <BasketFlyout />
        <Toaster />
      </BasketProvider>
    </SiteContext>
  );
}

const site = { origin: "http://localhost", shop: defaultShop, buildId: "" };

type Options = Parameters<typeof renderShop>[1] & { readonly sharedAs?: string };

/** Renders inside a page whose visitor has this basket; undefined means it could not be loaded. */
export function renderWithBasket(
  element: ReactNode,
  basket: object | undefined,
  { sharedAs, ...responses }: Options = {},
) {
  const visitor = basket && { basket };
  return renderShop(<Page sharedAs={sharedAs}>{element}</Page>, {
    ...responses,
    responses: { VisitorBasket: visitor, ...responses.responses },
  });
}
