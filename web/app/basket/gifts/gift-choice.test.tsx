import { act, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { BasketContents } from "#app/basket/basket-contents.tsx";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { renderWithBasket } from "#app/basket/testing/render-with-basket.tsx";

const money = (cents: number) => ({ __typename: "Money", cents, currency: "EUR", formatted: `€ ${cents / 100}` });

const promotion = {
  __typename: "Promotion",
  id: "promotion-1",
  key: "gift",
  name: "Gratis kussen bij uw matras",
  type: "FREE_GIFT",
  terms: "Zolang de voorraad strekt.",
  minQuantity: 1,
  minOrderValue: money(50_000),
};

function giftState(change: object = {}) {
  return {
    __typename: "BasketPromotion",
    name: promotion.name,
    status: "APPLIED",
    reason: "GIFT_TO_CHOOSE",
    because: "U mag een cadeau kiezen.",
    missingCents: 0,
    missingQuantity: 0,
    earnedGifts: 1,
    takenGifts: 0,
    reduction: money(0),
    promotion,
    ...change,
  };
}

function giftLine(key: string, name: string) {
  return {
    ...itemData(key, name, { unitCents: 0, originalCents: 3995 }),
    isGift: true,
    promotion: giftState({ reason: "GIFT_CHOSEN" }),
  };
}

const choices = {
  promotions: [
    {
      ...promotion,
      gifts: ["Kussen Talling", "Kussen Inzet"].map((name, index) => ({
        __typename: "Gift",
        product: { __typename: "Product", id: `gift-${index}`, name, subtitle: null, images: [] },
        variant: {
          __typename: "Variant",
          id: `gift-variant-${index}`,
          variantId: 70 + index,
          title: "50 × 60 cm",
          sellable: true,
          price: { __typename: "Price", withTax: money(3995) },
        },
      })),
    },
  ],
};

const contents = <BasketContents freeShipping promises={null} />;
const mattress = itemData("i1", "Matras Duinrust", { unitCents: 60_000 });
const earned = { ...basketData([mattress]), promotions: [giftState()] };
const chosen = {
  ...basketData([mattress, giftLine("i70", "Kussen Talling")]),
  promotions: [giftState({ reason: "GIFT_CHOSEN", takenGifts: 1 })],
};

const took = (basket: object, name: string) => ({
  addToBasket: {
    __typename: "AddToBasketPayload",
    item: giftLine("i70", name),
    basket,
  },
});

/** The gifts are waited for in a transition, which React sees to an end only in an act that is waited for. */
async function press(user: UserEvent, name: string) {
  const button = await screen.findByRole("button", { name });
  await act(() => user.click(button));
}

test("what is missing shows how far the basket is", async () => {
  const missing = giftState({
    status: "BLOCKED",
    reason: "MIN_ORDER_VALUE_NOT_REACHED",
    because: "Nog € 125,- voor gratis kussen.",
    missingCents: 12_500,
    earnedGifts: 0,
  });
  renderWithBasket(contents, { ...basketData([mattress]), promotions: [missing] });
  const open = await screen.findByRole("list", { name: "Acties waar u nog gebruik van kunt maken" });
  expect(open.textContent).toContain("Nog € 125,- voor gratis kussen.");
  expect(
    within(open)
      .getByRole("progressbar", { name: "Hoe ver u bent met ‘Gratis kussen bij uw matras’" })
      .getAttribute("value"),
  ).toBe("0.75");
});

test("a gift is taken with one request that names its promotion", async () => {
  const { user, sent } = renderWithBasket(contents, earned, {
    responses: { GiftChoices: choices, TakeGift: took(chosen, "Kussen Talling") },
  });
  await press(user, "Kies uw cadeau");
  await user.click(await screen.findByRole("radio", { name: /Kussen Talling/ }));
  await user.click(screen.getByRole("button", { name: "Dit cadeau kiezen" }));
  expect(await screen.findByText("Kussen Talling ligt als cadeau in uw winkelwagen")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "TakeGift").map(({ variables }) => variables)).toEqual([
    { gift: { variantId: 70, quantity: 1, promotionId: "gift" }, old: { itemKey: "" }, replaces: false },
  ]);
  const line = (await screen.findByRole("heading", { name: "Kussen Talling" })).closest("article")!;
  expect(within(line).queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Kies uw cadeau" })).toBeNull();
});

test("with all gifts sold out the basket offers none to choose, and says so", async () => {
  const soldOut = giftState({ reason: "GIFTS_SOLD_OUT", because: "Op dit moment zijn alle cadeaus uitverkocht." });
  renderWithBasket(contents, { ...basketData([mattress]), promotions: [soldOut] });
  expect(await screen.findByText("Op dit moment zijn alle cadeaus uitverkocht.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Kies uw cadeau" })).toBeNull();
});

test("gifts that sold out since the basket was shown are not put up for choice", async () => {
  const [offer] = choices.promotions;
  const gone = { ...offer!.gifts[0]!, variant: { ...offer!.gifts[0]!.variant, sellable: false } };
  const { user } = renderWithBasket(contents, earned, {
    responses: { GiftChoices: { promotions: [{ ...offer, gifts: [gone] }] } },
  });
  await press(user, "Kies uw cadeau");
  expect(await screen.findByText("Op dit moment zijn alle cadeaus uitverkocht.")).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("button", { name: "Dit cadeau kiezen" })).toBeNull();
  expect(screen.getByRole("button", { name: "Liever geen cadeau" })).toBeTruthy();
});

test("a gift that has just sold out is said in the dialog, and the former one comes back", async () => {
  const soldOut = {
    removeFromBasket: { __typename: "RemoveFromBasketPayload" },
    addToBasket: { __typename: "VariantNotAvailable", code: "VARIANT_NOT_AVAILABLE", left: earned },
  };
  const { user, sent } = renderWithBasket(contents, chosen, {
    responses: { GiftChoices: choices, TakeGift: [soldOut, took(chosen, "Kussen Talling")] },
  });
  await press(user, "Ander cadeau kiezen");
  await user.click(await screen.findByRole("radio", { name: /Kussen Inzet/ }));
  await user.click(screen.getByRole("button", { name: "Dit cadeau kiezen" }));
  expect(await screen.findByText("Dit cadeau is net uitverkocht. Kies een ander cadeau.")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "TakeGift").map(({ variables }) => variables)).toEqual([
    { gift: { variantId: 71, quantity: 1, promotionId: "gift" }, old: { itemKey: "i70" }, replaces: true },
    { gift: { variantId: 70, quantity: 1, promotionId: "gift" }, old: { itemKey: "" }, replaces: false },
  ]);
});

test("a gift that is not earned any more is gone with a word", async () => {
  const lost = {
    ...basketData([mattress]),
    promotions: [
      giftState({
        status: "BLOCKED",
        reason: "MIN_ORDER_VALUE_NOT_REACHED",
        because: "Nog € 125,- voor gratis kussen.",
        missingCents: 12_500,
        earnedGifts: 0,
      }),
    ],
  };
  const { user } = renderWithBasket(contents, chosen, {
    responses: {
      UpdateBasketItem: { updateBasketItem: { __typename: "UpdateBasketItemPayload", notice: null, basket: lost } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Eén meer" }));
  expect(await screen.findByText("Uw cadeau Kussen Talling is uit uw winkelwagen")).toBeTruthy();
  expect(screen.getByText("U hebt er geen recht meer op. Nog € 125,- voor gratis kussen.")).toBeTruthy();
});
