import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { ProductBuyBox, ProductBuyBoxFragment } from "#app/catalog/product/product-buy-box.tsx";
import { productData, variantData } from "../catalog/testing/product-data.ts";
import { testQuery } from "../graphql/testing/render-shop.tsx";
import { SiteContext } from "../locale/site.ts";
import { AddToBasketButton } from "./add/add-to-basket-button.tsx";
import { basketData } from "./testing/basket-data.ts";
import { renderWithBasket } from "./testing/render-with-basket.tsx";

const ProductQuery = testQuery("query Product { product { id ...ProductBuyBox_product } }", ProductBuyBoxFragment);
const site = { origin: "https://shop.example", shop: defaultShop, buildId: "" };

function ProductPage() {
  const { data } = useQuery<{ product: FragmentType<typeof ProductBuyBoxFragment> }>(ProductQuery);
  if (!data) return null;
  return (
    <SiteContext value={site}>
      <ProductBuyBox
        product={data.product}
        shop={{ returnDays: 100, freeShipping: true }}
        reviewsHref="#reviews"
        renderBuyButton={({ variantId, soldOut }) => (
          <AddToBasketButton
            productName="Matras Proef"
            variantIds={[1, 2]}
            chosenVariantId={variantId}
            soldOut={soldOut}
          />
        )}
        renderBeside={() => null}
      />
    </SiteContext>
  );
}

test("the page open while the stock ends shows it with the refusal", async () => {
  const soldOut = {
    __typename: "Variant",
    id: "variant-1",
    sellable: false,
    stock: { __typename: "Stock", status: "SOLD_OUT" },
  };
  const refusal = {
    __typename: "VariantNotAvailable",
    code: "VARIANT_NOT_AVAILABLE",
    productName: "Matras Proef",
    left: null,
    unavailable: [{ __typename: "UnavailableVariant", variant: soldOut }],
  };
  const { user } = renderWithBasket(<ProductPage />, basketData(), {
    responses: {
      Product: { product: productData(1, [variantData(1, "90x200"), variantData(2, "140x200")]) },
      AddToBasket: { addToBasket: refusal },
    },
    at: "/p/matras-proef-03-0001?variant=1",
  });
  expect(await screen.findByText("Op voorraad")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  expect(await screen.findByText("Nu uitverkocht")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Uitverkocht" }).disabled).toBe(true);
  expect(screen.queryByText(/Thuisbezorgd/)).toBeNull();
});
