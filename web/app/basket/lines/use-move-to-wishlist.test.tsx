import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SentOperation } from "#app/graphql/testing/render-shop.tsx";
import { BasketContents } from "#app/basket/basket-contents.tsx";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { renderWithBasket } from "#app/basket/testing/render-with-basket.tsx";

const contents = <BasketContents freeShipping promises={null} />;
const inSet = (item: ReturnType<typeof itemData>, isMainItem: boolean) => ({
  ...item,
  itemGroup: { __typename: "ItemGroup", key: "bed", isMainItem, isRequired: true },
});
const main = inSet(itemData("i1", "Boxspring Duin"), true);
const members = [
  inSet(itemData("i2", "Hoofdbord Duin"), false),
  inSet(itemData("i3", "Topper Duin", { quantity: 2 }), false),
];
const blanket = itemData("i4", "Plaid Wadden");
const wishlist = (...variantIds: number[]) => ({
  __typename: "Wishlist",
  id: "own",
  count: variantIds.length,
  items: variantIds.map((variantId) => ({
    __typename: "WishlistItem",
    id: `wish-${variantId}`,
    key: `wish-key-${variantId}`,
    product: { __typename: "Product", id: `product-i${variantId}` },
    variant: { __typename: "Variant", id: `variant-i${variantId}`, variantId },
  })),
});
const wished = (...variantIds: number[]) => ({
  addToWishlist: { __typename: "AddToWishlistPayload", wishlist: wishlist(...variantIds) },
});
const unwished = (...variantIds: number[]) => ({
  removeFromWishlist: { __typename: "RemoveFromWishlistPayload", wishlist: wishlist(...variantIds) },
});
const removed = (...items: Parameters<typeof basketData>[0] & object) => ({
  removeFromBasket: { __typename: "RemoveFromBasketPayload", basket: basketData(items, { version: 2 }) },
});
const inputs = (sent: readonly SentOperation[], of: string) =>
  sent.flatMap(({ name, variables }) => (name === of ? [variables["input"]] : []));
const save = (name: string) => screen.findByRole("button", { name: `Bewaren op uw verlanglijst: ${name}` });

test("a main item goes to the wishlist with all of its set, and undoing brings all of it back", async () => {
  const { user, sent } = renderWithBasket(contents, basketData([main, ...members, blanket]), {
    responses: {
      AddToWishlist: [wished(1), wished(1, 2), wished(1, 2, 3)],
      RemoveFromBasket: removed(blanket),
      AddItemsToBasket: {
        addItemsToBasket: {
          __typename: "AddItemsToBasketPayload",
          basket: basketData([main, ...members, blanket], { version: 3 }),
        },
      },
      RemoveFromWishlist: [unwished(2, 3), unwished(3), unwished()],
    },
  });
  await user.click(await save("Boxspring Duin"));
  expect(
    await screen.findByText("Boxspring Duin en de 2 artikelen die erbij horen staan op uw verlanglijst"),
  ).toBeTruthy();
  expect(inputs(sent, "AddToWishlist")).toEqual([{ variantId: 1 }, { variantId: 2 }, { variantId: 3 }]);
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
  expect(await screen.findByText("Topper Duin")).toBeTruthy();
  await waitFor(() =>
    expect(inputs(sent, "RemoveFromWishlist")).toEqual(
      [1, 2, 3].map((variantId) => ({ itemKey: `wish-key-${variantId}` })),
    ),
  );
  expect(inputs(sent, "AddItemsToBasket")).toMatchObject([
    {
      items: [
        { variantId: 1, itemGroup: { id: "bed", isMainItem: true } },
        { variantId: 2, itemGroup: { id: "bed" } },
        { variantId: 3, itemGroup: { id: "bed" }, quantity: 2 },
      ],
    },
  ]);
});

test("a set that does not fit on the wishlist as a whole stays in the basket as a whole", async () => {
  const full = {
    addToWishlist: {
      __typename: "WishlistLimitReached",
      code: "WISHLIST_LIMIT_REACHED",
      message: "Uw verlanglijst is vol: er passen 200 artikelen op.",
    },
  };
  const { user, sent } = renderWithBasket(contents, basketData([main, ...members]), {
    responses: { AddToWishlist: [wished(1), full], RemoveFromWishlist: unwished() },
  });
  await user.click(await save("Boxspring Duin"));
  expect(await screen.findByText("Uw verlanglijst is vol: er passen 200 artikelen op.")).toBeTruthy();
  await waitFor(() => expect(inputs(sent, "RemoveFromWishlist")).toEqual([{ itemKey: "wish-key-1" }]));
  expect(inputs(sent, "RemoveFromBasket")).toEqual([]);
  expect(screen.getByRole("heading", { name: "Boxspring Duin" })).toBeTruthy();
});

test("what is no set moves alone", async () => {
  const { user, sent } = renderWithBasket(contents, basketData([main, ...members, blanket]), {
    responses: { AddToWishlist: wished(4), RemoveFromBasket: removed(main, ...members) },
  });
  await user.click(await save("Plaid Wadden"));
  expect(await screen.findByText("Plaid Wadden staat op uw verlanglijst")).toBeTruthy();
  expect(inputs(sent, "AddToWishlist")).toEqual([{ variantId: 4 }]);
});
