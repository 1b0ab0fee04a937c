import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { SharedWishlistContents } from "./shared-wishlist-contents.tsx";

const contents = (
  <SharedWishlistContents
    token="t"
    renderAction={({ productName }) => <button type="button">Koop {productName}</button>}
  />
);
const show = (sharedWishlist: object | null) =>
  renderShop(contents, { responses: { SharedWishlist: { sharedWishlist } } });

test("a link that is unknown, or was taken back, says so and leads on", async () => {
  show(null);
  expect(await screen.findByRole("heading", { name: "Deze verlanglijst wordt niet gedeeld" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Naar de winkel" }).getAttribute("href")).toBe("/");
});

test("a list with nothing on it is another thing than no list", async () => {
  show({ __typename: "SharedWishlist", count: 0, items: [] });
  expect(await screen.findByRole("heading", { name: "Op deze verlanglijst staat niets" })).toBeTruthy();
});

test("without an answer it can be tried again", async () => {
  const { user } = renderShop(contents, { responses: { SharedWishlist: [undefined, { sharedWishlist: null }] } });
  await user.click(await screen.findByRole("button", { name: "Opnieuw proberen" }));
  expect(await screen.findByRole("heading", { name: "Deze verlanglijst wordt niet gedeeld" })).toBeTruthy();
});

test("what the shop no longer offers says so, leads nowhere and is not for sale", async () => {
  const product = {
    __typename: "Product",
    id: "p1",
    slug: "plaid-veluwe-09-1001",
    name: "Plaid Veluwe",
    subtitle: null,
    isActive: false,
    soldOut: true,
    images: [],
    rating: null,
    badges: [],
    promotions: [],
    promotedPrice: null,
    color: null,
    siblings: [],
    price: {
      __typename: "ProductPrice",
      startingFrom: false,
      current: {
        __typename: "Price",
        withTax: { __typename: "Money", formatted: "€ 49,-" },
        original: null,
        lowestPrior30Days: null,
      },
    },
    variants: { __typename: "ProductVariantsConnection", totalCount: 0, edges: [] },
  };
  show({ __typename: "SharedWishlist", count: 1, items: [{ __typename: "SharedWish", product, variant: null }] });
  expect(await screen.findByRole("heading", { name: "Plaid Veluwe" })).toBeTruthy();
  expect(screen.getByText("Niet meer in onze winkel")).toBeTruthy();
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
