import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { refusalsOf } from "@warmeland/schema/testing/order-refusals.ts";
import { AddToBasketButton } from "./add/add-to-basket-button.tsx";
import { BasketContents } from "./basket-contents.tsx";
import { basketData, itemData } from "./testing/basket-data.ts";
import { clearAllPending } from "./testing/clear-pending.ts";
import { renderWithBasket } from "./testing/render-with-basket.tsx";

const productName = "Matras Duinrust";
/** What the errors say beside their sentence. */
const facts = { code: "x", productName, unavailable: null, left: null, limit: 200 };
const operations = {
  addToBasket: "AddToBasket",
  updateBasketItem: "UpdateBasketItem",
  removeFromBasket: "RemoveFromBasket",
} as const;
const buttons = {
  addToBasket: "In winkelwagen",
  updateBasketItem: "Eén meer",
  removeFromBasket: `Verwijderen: ${productName}`,
} as const;
type Action = keyof typeof operations;

afterEach(clearAllPending);

test.each(refusalsOf("addToBasket", "updateBasketItem", "removeFromBasket"))(
  "$action, which the upstream answered with $status: $error reads $read",
  async ({ action, error, message, read }) => {
    const change = action as Action;
    const page =
      change === "addToBasket" ? (
        <AddToBasketButton productName={productName} variantIds={[11]} chosenVariantId={11} />
      ) : (
        <BasketContents freeShipping promises={null} />
      );
    const { user } = renderWithBasket(page, basketData([itemData("i1", productName)]), {
      responses: { [operations[change]]: { [change]: { __typename: error, message, ...facts } } },
    });
    await user.click(await screen.findByRole("button", { name: buttons[change] }));
    expect(await screen.findByText(read)).toBeTruthy();
  },
);
