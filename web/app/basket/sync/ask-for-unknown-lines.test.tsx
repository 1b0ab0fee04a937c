import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { heldAnswer } from "#app/graphql/testing/render-shop.tsx";
import { AddToBasketButton } from "#app/basket/add/add-to-basket-button.tsx";
import { BasketContents } from "#app/basket/basket-contents.tsx";
import { keptAdditionsKey } from "./kept-additions.ts";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { renderWithBasket } from "#app/basket/testing/render-with-basket.tsx";

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
  updateBasketItem: {
    __typename: "UpdateBasketItemPayload",
    notice: null,
    basket: { ...basketData(full, { version }), items: lines },
  },
});

test("lines that are known are named only, and stay as they are", async () => {
  const { user, sent } = renderWithBasket(
    <BasketContents freeShipping promises={null} />,
    basketData([mattress(1), duvet]),
    {
      answers: { UpdateBasketItem: changedTo(2, [named(mattress(2)), named(duvet)], [mattress(2), duvet]) },
    },
  );
  await user.click((await screen.findAllByRole("button", { name: "Eén meer" }))[0]!);
  await waitFor(() => expect(summary()).toContain("(4 artikelen)"));
  expect(screen.getByRole("heading", { name: "Matras Duinrust" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Dekbed Wolkje" })).toBeTruthy();
  expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket", "UpdateBasketItem"]);
});

test("a line from another device is asked for once, and what was there stays until it is known", async () => {
  const whole = heldAnswer({ basket: basketData([mattress(2), duvet], { version: 5 }) });
  const { user, sent } = renderWithBasket(<BasketContents freeShipping promises={null} />, basketData([mattress(1)]), {
    answers: {
      UpdateBasketItem: changedTo(5, [named(mattress(2)), named(duvet)], [mattress(2), duvet]),
      WholeBasket: whole.answer,
    },
  });
  await user.click(await screen.findByRole("button", { name: "Eén meer" }));
  await waitFor(() =>
    expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket", "UpdateBasketItem", "WholeBasket"]),
  );
  expect(summary()).toContain("(1 artikel)");
  whole.release();
  expect(await screen.findByRole("heading", { name: "Dekbed Wolkje" })).toBeTruthy();
  expect(summary()).toContain("(4 artikelen)");
  expect(sent).toHaveLength(3);
});

const changes = {
  UpdateBasketItem: changedTo(5, [named(mattress(2)), named(duvet)], [mattress(2), duvet]),
  RemoveFromBasket: {
    removeFromBasket: {
      __typename: "RemoveFromBasketPayload",
      basket: { ...basketData([], { version: 5 }), items: [named(duvet)] },
    },
  },
};

test.each([
  ["Eén meer", [mattress(2), duvet]],
  ["Verwijderen: Matras Duinrust", [duvet]],
])(
  "when the whole basket does not come, '%s' is said to be made but not shown, and the basket can be asked for again",
  async (press, now) => {
    const baskets = [basketData([mattress(1)]), basketData(now, { version: 5 })].map((basket) => ({ basket }));
    const { user } = renderWithBasket(<BasketContents freeShipping promises={null} />, undefined, {
      answers: { VisitorBasket: baskets, ...changes },
    });
    await user.click(await screen.findByRole("button", { name: press }));
    expect(await screen.findByText("Uw winkelwagen is gewijzigd, maar kon niet opnieuw worden geladen")).toBeTruthy();
    expect(screen.queryByText("Uw winkelwagen is niet gewijzigd")).toBeNull();
    expect(summary()).toContain("(1 artikel)");
    await user.click(screen.getByRole("button", { name: "Opnieuw laden" }));
    expect(await screen.findByRole("heading", { name: "Dekbed Wolkje" })).toBeTruthy();
  },
);

test("an addition that could not be shown is no failed one", async () => {
  const basket = { ...basketData([mattress(1)], { version: 5 }), items: [named(duvet)] };
  const { user } = renderWithBasket(
    <AddToBasketButton productName="Matras Duinrust" variantIds={[1]} chosenVariantId={1} />,
    basketData(),
    {
      answers: {
        AddToBasket: { addToBasket: { __typename: "AddToBasketPayload", notice: null, item: mattress(1), basket } },
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: "In winkelwagen" }));
  expect(await screen.findByText("Uw winkelwagen is gewijzigd, maar kon niet opnieuw worden geladen")).toBeTruthy();
  expect(screen.queryByText(/niet toegevoegd/)).toBeNull();
  expect(sessionStorage.getItem(keptAdditionsKey)).toBeNull();
});
