import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { heldAnswer } from "../graphql/testing/render-shop.tsx";
import { BasketContents } from "./basket-contents.tsx";
import { basketData, itemData } from "./testing/basket-data.ts";
import { renderWithBasket } from "./testing/render-with-basket.tsx";

const mattress = (quantity: number) => itemData("i1", "Matras Duinrust", { quantity });
const duvet = itemData("i2", "Dekbed Wolkje", { quantity: 2 });
const summary = () => screen.getByRole("complementary").textContent;

/** A line as it is answered beside the one that was changed. */
function named(line: typeof duvet) {
  const { id, stock, sellable } = line.variant;
  return {
    ...line,
    product: { __typename: "Product", id: line.product.id },
    variant: { __typename: "Variant", id, sellable, stock },
  };
}

const changedTo = (version: number, lines: readonly object[], full: Parameters<typeof basketData>[0]) => ({
  updateBasketItem: { __typename: "UpdateBasketItemPayload", notice: null, basket: { ...basketData(full, { version }), items: lines } },
});

test("lines that are known are named only, and stay as they are", async () => {
  const { user, sent } = renderWithBasket(<BasketContents freeShipping promises={null} />, basketData([mattress(1), duvet]), {
    answers: { UpdateBasketItem: changedTo(2, [named(mattress(2)), named(duvet)], [mattress(2), duvet]) },
  });
  await user.click((await screen.findAllByRole("button", { name: "Eén meer" }))[0]!);
  await waitFor(() => expect(summary()).toContain("(4 artikelen)"));
  expect(screen.getByRole("heading", { name: "Matras Duinrust" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Dekbed Wolkje" })).toBeTruthy();
  expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket", "UpdateBasketItem"]);
});

test("a line from another device is asked for once, and what was there stays until it is known", async () => {
  const whole = heldAnswer({ basket: basketData([mattress(2), duvet], { version: 5 }) });
  const { user, sent } = renderWithBasket(<BasketContents freeShipping promises={null} />, basketData([mattress(1)]), {
    answers: { UpdateBasketItem: changedTo(5, [named(mattress(2)), named(duvet)], [mattress(2), duvet]), WholeBasket: whole.answer },
  });
  await user.click(await screen.findByRole("button", { name: "Eén meer" }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket", "UpdateBasketItem", "WholeBasket"]));
  expect(summary()).toContain("(1 artikel)");
  whole.release();
  expect(await screen.findByRole("heading", { name: "Dekbed Wolkje" })).toBeTruthy();
  expect(summary()).toContain("(4 artikelen)");
  expect(sent).toHaveLength(3);
});

test("when the whole basket does not come, the change is said to have failed and the basket stays", async () => {
  const { user } = renderWithBasket(<BasketContents freeShipping promises={null} />, basketData([mattress(1)]), {
    answers: { UpdateBasketItem: changedTo(5, [named(mattress(2)), named(duvet)], [mattress(2), duvet]) },
  });
  await user.click(await screen.findByRole("button", { name: "Eén meer" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(summary()).toContain("(1 artikel)");
});
