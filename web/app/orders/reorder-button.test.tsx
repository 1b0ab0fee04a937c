import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { basketData, itemData } from "../basket/testing/basket-data.ts";
import { renderWithBasket } from "../basket/testing/render-with-basket.tsx";
import { testQuery } from "../graphql/testing/render-shop.tsx";
import { ReorderButton, ReorderButtonFragment } from "./reorder-button.tsx";
import { lineData, orderData } from "./testing/order-data.ts";

const OrderQuery = testQuery("query Order { order { id ...ReorderButton_order } }", ReorderButtonFragment);

function Order() {
  const { data } = useQuery<{ order: FragmentType<typeof ReorderButtonFragment> }>(OrderQuery);
  return data ? <ReorderButton order={data.order} /> : null;
}

const lines = [
  lineData(1, "Matras Duinrust", { quantity: 2, cents: 20_000 }),
  lineData(2, "Plaid Wadden", { cents: 5000, voucherCents: 5000 }),
  lineData(3, "Hoofdkussen Talling", { cents: 3995, promotionCents: 3995 }),
];
const filled = {
  addItemsToBasket: { __typename: "AddItemsToBasketPayload", basket: basketData([itemData("i1", "Matras Duinrust")]) },
};
const gone = (...variantIds: readonly number[]) => ({
  addItemsToBasket: {
    __typename: "VariantNotAvailable",
    code: "VARIANT_NOT_AVAILABLE",
    message: "Niet meer beschikbaar",
    unavailable: variantIds.map((variantId) => ({ __typename: "UnavailableVariant", variantId, productName: "Iets" })),
    left: basketData([]),
  },
});
const open = (...responses: readonly (object | undefined)[]) =>
  renderWithBasket(<Order />, basketData([]), {
    responses: { Order: { order: orderData({ lines }) }, AddItemsToBasket: responses },
  });
const press = async (page: ReturnType<typeof open>) =>
  page.user.click(await screen.findByRole("button", { name: /^Bestel opnieuw/ }));
const asked = ({ sent }: ReturnType<typeof open>) =>
  sent
    .filter(({ name }) => name === "AddItemsToBasket")
    .map(({ variables }) => (variables["input"] as { items: object[] }).items);
const keys = ({ sent }: ReturnType<typeof open>) =>
  sent
    .filter(({ name }) => name === "AddItemsToBasket")
    .map(({ variables }) => (variables["input"] as { idempotencyKey: string }).idempotencyKey);
const mattress = { variantId: 1, quantity: 2 };
const blanket = { variantId: 2, quantity: 1 };

test("all that was bought goes into the basket once more, which opens; a gift has to be earned anew", async () => {
  const page = open(filled);
  await press(page);
  expect((await screen.findByText("De artikelen liggen in uw winkelwagen")).closest('[role="status"]')).toBeTruthy();
  expect(await screen.findByRole("dialog", { name: /^Winkelwagen/ })).toBeTruthy();
  expect(asked(page)).toEqual([[mattress, blanket]]);
});

test("pressed again after no answer came it is the same addition, and after an answer another one", async () => {
  const page = open(undefined, filled);
  await press(page);
  await waitFor(() => expect(keys(page)).toHaveLength(1));
  await press(page);
  await screen.findByRole("dialog", { name: /^Winkelwagen/ });
  expect(keys(page)[1]).toBe(keys(page)[0]);
  await page.user.keyboard("{Escape}");
  await press(page);
  await waitFor(() => expect(keys(page)).toHaveLength(3));
  expect(keys(page)[2]).not.toBe(keys(page)[0]);
});

test("what is no longer sold stays away, and the rest goes in", async () => {
  const page = open(gone(1), filled);
  await press(page);
  expect(await screen.findByText("Wat nog te koop is, ligt in uw winkelwagen")).toBeTruthy();
  expect(asked(page)).toEqual([[mattress, blanket], [blanket]]);
});

test("when nothing of it is sold any more the basket stays closed", async () => {
  const page = open(gone(1, 2));
  await press(page);
  expect(await screen.findByText("Deze artikelen zijn niet meer te koop.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked(page)).toHaveLength(1);
});

test("a lost answer says so at once, and pressing again works", async () => {
  const page = open(undefined, filled);
  await press(page);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "De artikelen konden niet in uw winkelwagen worden gelegd.",
  );
  await press(page);
  expect(await screen.findByText("De artikelen liggen in uw winkelwagen")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
