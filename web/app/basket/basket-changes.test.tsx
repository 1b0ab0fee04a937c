import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { heldResponse } from "../graphql/testing/render-shop.tsx";
import { BasketContents } from "./basket-contents.tsx";
import { basketData, itemData } from "./testing/basket-data.ts";
import { renderWithBasket } from "./testing/render-with-basket.tsx";

const contents = <BasketContents freeShipping promises={null} />;
const mattress = itemData("i1", "Matras Duinrust", { quantity: 2 });
const blanket = itemData("i2", "Plaid Wadden");
const inSet = (item: ReturnType<typeof itemData>, isMainItem: boolean, isRequired: boolean) => ({
  ...item,
  itemGroup: { __typename: "ItemGroup", key: "kamer", isMainItem, isRequired },
});
const removed = (items: Parameters<typeof basketData>[0]) => ({
  removeFromBasket: { __typename: "RemoveFromBasketPayload", basket: basketData(items, { version: 2 }) },
});
const voucher = (status: "APPLIED" | "BLOCKED", because: string, cents: number) => ({
  __typename: "AppliedVoucher",
  code: "LENTE15",
  status,
  because,
  discount: { __typename: "Money", cents, formatted: `€ ${cents / 100}` },
});
const names = (sent: readonly { name: string }[]) => sent.map(({ name }) => name);
const remove = (name: string) => screen.findByRole("button", { name: `Verwijderen: ${name}` });

test("removed lines are out of sight before the answers, in whatever order they are pressed", async () => {
  const [first, second] = [heldResponse(removed([mattress])), heldResponse(removed([]))];
  const { user } = renderWithBasket(contents, basketData([mattress, blanket]), {
    responses: { RemoveFromBasket: [first.response, second.response] },
  });
  await user.click(await remove("Plaid Wadden"));
  expect(screen.queryByRole("heading", { name: "Plaid Wadden" })).toBeNull();
  await user.click(await remove("Matras Duinrust"));
  expect(screen.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeTruthy();
  first.release();
  await screen.findByText("Plaid Wadden is verwijderd");
  expect(screen.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeTruthy();
  second.release();
  expect(await screen.findByText("Matras Duinrust is verwijderd")).toBeTruthy();
});

test("a line that could not be removed is back in sight", async () => {
  const { user } = renderWithBasket(contents, basketData([mattress, blanket]));
  await user.click(await remove("Plaid Wadden"));
  expect(await screen.findByText("Uw winkelwagen is niet gewijzigd")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Plaid Wadden" })).toBeTruthy();
});

test("a set goes with its main item and comes back whole, with quantity, group, promotion, place and data", async () => {
  const main = {
    ...inSet(mattress, true, true),
    customData: { room: "zolder" },
    place: "1795331732123456",
    promotionCode: "SLAAP",
    promotion: {
      __typename: "BasketPromotion",
      name: "Actie",
      because: "",
      status: "APPLIED",
      promotion: { __typename: "Promotion", id: "p1", key: "sleep-well" },
    },
  };
  const member = inSet(itemData("i3", "Topper", { quantity: 4 }), false, true);
  const { user, sent } = renderWithBasket(contents, basketData([main, member, blanket]), {
    responses: { RemoveFromBasket: removed([blanket]), AddItemsToBasket: undefined },
  });
  const members = await screen.findByRole("list", { name: "Hoort bij deze set" });
  expect(within(members).getByText("Vast onderdeel van de set")).toBeTruthy();
  expect(within(members).queryByRole("button")).toBeNull();
  await user.click(await remove("Matras Duinrust"));
  expect(screen.queryByText("Topper")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
  expect(sent.at(-1)).toMatchObject({
    name: "AddItemsToBasket",
    variables: {
      input: {
        items: [
          {
            variantId: 1,
            quantity: 2,
            promotionId: "sleep-well",
            promotionCode: "SLAAP",
            place: "1795331732123456",
            customData: { room: "zolder" },
            itemGroup: { id: "kamer", isMainItem: true, isRequired: true },
          },
          { variantId: 3, quantity: 4, itemGroup: { id: "kamer", isMainItem: false, isRequired: true } },
        ],
      },
    },
  });
  expect(await screen.findByText("Het artikel is niet teruggezet")).toBeTruthy();
});

test("emptying takes what was seen, says so when something else lies there now, and can be undone", async () => {
  const conflict = {
    clearBasket: { __typename: "BasketConflict", code: "x", current: basketData([mattress, blanket], { version: 5 }) },
  };
  const cleared = { clearBasket: { __typename: "ClearBasketPayload", basket: basketData([], { version: 6 }) } };
  const { user, sent } = renderWithBasket(contents, basketData([mattress]), {
    responses: {
      ClearBasket: [conflict, cleared],
      AddItemsToBasket: {
        addItemsToBasket: {
          __typename: "AddItemsToBasketPayload",
          basket: basketData([mattress, blanket], { version: 7 }),
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Winkelwagen legen" }));
  expect(await screen.findByText(/intussen gewijzigd/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Plaid Wadden" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Winkelwagen legen" }));
  await user.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
  expect(await screen.findByRole("heading", { name: "Plaid Wadden" })).toBeTruthy();
  expect(names(sent)).toEqual(["VisitorBasket", "ClearBasket", "ClearBasket", "AddItemsToBasket"]);
  expect(sent[2]?.variables).toEqual({ input: { version: 5 } });
});

test("what has sold out meanwhile is named, and the rest comes back", async () => {
  const gone = {
    addItemsToBasket: {
      __typename: "VariantNotAvailable",
      code: "x",
      message: "",
      unavailable: [{ __typename: "UnavailableVariant", variantId: 2, productName: "Plaid Wadden" }],
      left: null,
    },
  };
  const back = {
    addItemsToBasket: { __typename: "AddItemsToBasketPayload", basket: basketData([mattress], { version: 3 }) },
  };
  const { user, sent } = renderWithBasket(contents, basketData([mattress, blanket]), {
    responses: {
      ClearBasket: { clearBasket: { __typename: "ClearBasketPayload", basket: basketData([], { version: 2 }) } },
      AddItemsToBasket: [gone, back],
    },
  });
  await user.click(await screen.findByRole("button", { name: "Winkelwagen legen" }));
  await user.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
  expect(await screen.findByText("Plaid Wadden is in deze uitvoering niet meer beschikbaar")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Matras Duinrust" })).toBeTruthy();
  expect(sent.at(-1)?.variables).toMatchObject({ input: { items: [{ variantId: 1, quantity: 2 }] } });
});

const missing = (steps: readonly string[]) => ({
  ...basketData([mattress]),
  readiness: { __typename: "Readiness", missing: steps },
});

test("the summary says that fewer can be had than wanted", async () => {
  renderWithBasket(contents, missing(["SELLABLE_ITEMS"]));
  await waitFor(() => expect(screen.getByText("Niet alles is in dit aantal beschikbaar")).toBeTruthy());
});

test("a redeemed voucher that no longer counts says why, as soon as a change makes it so", async () => {
  const applied = {
    ...basketData([mattress, blanket]),
    vouchers: [voucher("APPLIED", "U krijgt € 15,- korting.", 1500)],
  };
  const because = "Deze kortingscode geldt vanaf € 250,-. U komt nog € 50,- tekort.";
  const blocked = { ...basketData([mattress], { version: 2 }), vouchers: [voucher("BLOCKED", because, 0)] };
  const { user } = renderWithBasket(contents, applied, {
    responses: { RemoveFromBasket: { removeFromBasket: { __typename: "RemoveFromBasketPayload", basket: blocked } } },
  });
  const summary = await screen.findByRole("complementary", { name: "Overzicht" });
  expect(summary.textContent).toContain("Kortingscode LENTE15−\u00a0€ 15");
  await user.click(await remove("Plaid Wadden"));
  expect(await within(summary).findByText(because)).toBeTruthy();
  expect(summary.textContent).toContain("Kortingscode LENTE15 telt nu niet mee");
  expect(summary.textContent).not.toContain("−\u00a0€ 15");
});
