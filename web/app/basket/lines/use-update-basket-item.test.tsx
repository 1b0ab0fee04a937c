import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { heldResponse, type SentOperation } from "#app/graphql/testing/render-shop.tsx";
import { BasketContents } from "#app/basket/basket-contents.tsx";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { renderWithBasket } from "#app/basket/testing/render-with-basket.tsx";

const line = (quantity: number) => itemData("i1", "Matras Duinrust", { quantity });
const updated = (quantity: number, notice: string | null = null, version = 2) => ({
  updateBasketItem: {
    __typename: "UpdateBasketItemPayload",
    notice,
    basket: basketData([line(quantity)], { version }),
  },
});
const conflict = (quantity: number, version: number) => ({
  updateBasketItem: { __typename: "BasketConflict", code: "x", current: basketData([line(quantity)], { version }) },
});
const writes = (sent: readonly SentOperation[]) =>
  sent.flatMap(({ name, variables }) => (name === "UpdateBasketItem" ? [variables] : []));
const contents = <BasketContents freeShipping promises={null} />;
const more = () => screen.findByRole("button", { name: "Eén meer" });
const sums = () => screen.getByText("Totaal").closest("dl");
const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Aantal" }).value;

test("the last press wins: presses under way are sent as one", async () => {
  const first = heldResponse(updated(2));
  const { user, sent } = renderWithBasket(contents, basketData([line(1)]), {
    responses: { UpdateBasketItem: [first.response, updated(5)] },
  });
  await user.click(await more());
  await user.click(await more());
  await user.click(await more());
  await user.click(await more());
  expect(quantity()).toBe("5");
  first.release();
  await waitFor(() => expect(screen.getByRole("complementary").textContent).toContain("(5 artikelen)"));
  expect(writes(sent)).toEqual([
    { input: { itemKey: "i1", quantity: 2, version: 1 } },
    { input: { itemKey: "i1", quantity: 5, version: 2 } },
  ]);
});

test("a basket that was changed elsewhere, but not in this line, is written again without a word", async () => {
  const { user, sent } = renderWithBasket(contents, basketData([line(1)]), {
    responses: { UpdateBasketItem: [conflict(1, 7), updated(2, null, 8)] },
  });
  await user.click(await more());
  await waitFor(() => expect(screen.getByRole("complementary").textContent).toContain("(2 artikelen)"));
  expect(writes(sent)).toEqual([
    { input: { itemKey: "i1", quantity: 2, version: 1 } },
    { input: { itemKey: "i1", quantity: 2, version: 7 } },
  ]);
  expect(screen.queryByText(/intussen gewijzigd/)).toBeNull();
});

test("while a change is under way the sums say that they are those of before", async () => {
  const held = heldResponse(updated(2));
  const { user } = renderWithBasket(contents, basketData([line(1)]), {
    responses: { UpdateBasketItem: held.response },
  });
  await user.click(await more());
  expect(sums()?.getAttribute("aria-busy")).toBe("true");
  held.release();
  await waitFor(() => expect(sums()?.getAttribute("aria-busy")).toBeNull());
});

test("a change that fails goes back to what the basket holds", async () => {
  const { user } = renderWithBasket(contents, basketData([line(1)]));
  await user.click(await more());
  expect(await screen.findByText("Uw winkelwagen is niet gewijzigd")).toBeTruthy();
  expect(quantity()).toBe("1");
});

test.each([
  [
    { __typename: "VariantNotAvailable", code: "x", productName: null, left: null },
    "Matras Duinrust is in deze uitvoering niet meer beschikbaar",
  ],
  [{ __typename: "ItemNotFound", code: "x" }, "Dit artikel ligt niet meer in uw winkelwagen"],
  [
    { __typename: "BasketConflict", code: "x", current: basketData([line(3)]) },
    "Uw winkelwagen was intussen gewijzigd. Controleer wat er nu in ligt.",
  ],
])("%o is explained", async (result, text) => {
  const { user } = renderWithBasket(contents, basketData([line(1)]), {
    responses: { UpdateBasketItem: { updateBasketItem: result } },
  });
  await user.click(await more());
  expect(await screen.findByText(text)).toBeTruthy();
});

test("a reduced quantity is told and shown", async () => {
  const { user } = renderWithBasket(contents, basketData([line(1)]), {
    responses: { UpdateBasketItem: updated(1, "QUANTITY_REDUCED") },
  });
  await user.click(await more());
  expect(
    await screen.findByText("Er is nog maar één stuk van Matras Duinrust; dat ligt nu in uw winkelwagen"),
  ).toBeTruthy();
  expect(quantity()).toBe("1");
});

const typed = async (user: ReturnType<typeof renderWithBasket>["user"], text: string) => {
  const field = await screen.findByRole("textbox", { name: "Aantal" });
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
};
const scarce = itemData("i1", "Matras Duinrust", { quantity: 2, availableQuantity: 3 });

test("more typed than there are is asked for, reduced by the shop, and told", async () => {
  const left = itemData("i1", "Matras Duinrust", { quantity: 3, availableQuantity: 3 });
  const reduced = {
    updateBasketItem: {
      __typename: "UpdateBasketItemPayload",
      notice: "QUANTITY_REDUCED",
      basket: basketData([left], { version: 2 }),
    },
  };
  const { user, sent } = renderWithBasket(contents, basketData([scarce]), { responses: { UpdateBasketItem: reduced } });
  await typed(user, "40");
  expect(
    await screen.findByText("Er zijn nog maar 3 stuks van Matras Duinrust; die liggen nu in uw winkelwagen"),
  ).toBeTruthy();
  expect(quantity()).toBe("3");
  expect(writes(sent)).toEqual([{ input: { itemKey: "i1", quantity: 40, version: 1 } }]);
});

test("more typed than a line can hold becomes the most, and is told", async () => {
  const { user, sent } = renderWithBasket(
    contents,
    basketData([itemData("i1", "Matras Duinrust", { availableQuantity: 999 })]),
    {
      responses: { UpdateBasketItem: updated(999) },
    },
  );
  await typed(user, "5000");
  expect(
    await screen.findByText(
      "Van Matras Duinrust kunt u hoogstens 999 stuks tegelijk bestellen; die liggen nu in uw winkelwagen",
    ),
  ).toBeTruthy();
  expect(writes(sent)).toEqual([{ input: { itemKey: "i1", quantity: 999, version: 1 } }]);
});

test("0 typed takes the line out, and that can be undone", async () => {
  const { user, sent } = renderWithBasket(contents, basketData([scarce]), {
    responses: {
      RemoveFromBasket: {
        removeFromBasket: { __typename: "RemoveFromBasketPayload", basket: basketData([], { version: 2 }) },
      },
    },
  });
  await typed(user, "0");
  expect(await screen.findByText("Matras Duinrust is verwijderd")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ongedaan maken" })).toBeTruthy();
  expect(writes(sent)).toEqual([]);
});
