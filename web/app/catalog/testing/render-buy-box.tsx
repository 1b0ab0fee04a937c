import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { ProductBuyBox, ProductBuyBoxFragment } from "#app/catalog/product/product-buy-box.tsx";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";

const ProductQuery = testQuery(
  "query Product($slug: String, $variant: String) { product(slug: $slug, variant: $variant) { id ...ProductBuyBox_product } }",
  ProductBuyBoxFragment,
);
const site = { origin: "https://shop.example", shop: defaultShop, buildId: "" };

/** A product page's buy box, of the product that its address names. */
export function BuyBoxPage() {
  const { pathname, search } = useLocation();
  const variant = new URLSearchParams(search).get("variant");
  const { data: response, previousData } = useQuery<{ product: FragmentType<typeof ProductBuyBoxFragment> }>(
    ProductQuery,
    {
      variables: { slug: pathname.replace("/p/", ""), variant },
    },
  );
  // as on the page, whose loader waits for the response before it shows another address
  const data = response ?? previousData;
  if (!data) return null;
  return (
    <SiteContext value={site}>
      <ProductBuyBox
        product={data.product}
        shop={{ returnDays: 100, freeShipping: true }}
        reviewsHref="#reviews"
        renderBuyButton={({ variantId, soldOut, promptForVariant }) => (
          <button type="button" onClick={promptForVariant} data-variant={variantId} disabled={soldOut}>
            Koop
          </button>
        )}
        renderBeside={() => null}
        offers="Kussen cadeau"
        renderInstead={() => "Wel leverbaar"}
      />
    </SiteContext>
  );
}

/** Renders the buy box of a product, or of what a page's variables ask for, at an address. */
export const renderBuyBox = (
  product: object | ((variables: Record<string, unknown>) => object),
  at = "/p/matras-proef-03-0001",
  onTheWay?: () => Promise<void>,
) => {
  const response =
    typeof product === "function"
      ? (variables: Record<string, unknown>) => ({ product: product(variables) })
      : { product };
  return renderShop(<BuyBoxPage />, { responses: { Product: response }, at, onTheWay });
};
export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
export const texts = () => document.body.textContent ?? "";
