import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import type { WishedItem } from "#app/wishlist/wish-card.tsx";
import { BuyWish } from "./buy-wish.tsx";

const towel: WishedItem = {
  productId: "handdoek",
  productName: "Handdoek Texel",
  slug: "handdoek-texel-08-1001",
  variantId: 7,
  soldOut: false,
  hasOthers: true,
};

test.each<[string, Partial<WishedItem>, string, boolean]>([
  ["a wished variant goes into the basket", {}, "In winkelwagen", true],
  ["a product in several sizes opens the choice", { variantId: undefined }, "Kies een maat van Handdoek Texel", true],
  [
    "a wished variant that is sold out opens the choice of another",
    { soldOut: true },
    "Kies een maat van Handdoek Texel",
    true,
  ],
  ["what is sold out as a whole cannot be bought", { soldOut: true, hasOthers: false }, "Uitverkocht", false],
])("%s", async (_what, item, name, canPress) => {
  renderShop(<BuyWish item={{ ...towel, ...item }} />);
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  expect(button.disabled).toBe(!canPress);
});
