import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BasketContents } from "./basket-contents.tsx";
import { basketData, itemData } from "./testing/basket-data.ts";
import { renderWithBasket } from "./testing/render-with-basket.tsx";

const contents = <BasketContents freeShipping promises={<p>Gratis bezorgd</p>} />;
const mattress = itemData("i1", "Matras Duinrust", { quantity: 2, unitCents: 39_900, originalCents: 41_900 });

test("an empty basket says so and leads on", async () => {
  renderWithBasket(contents, basketData());
  expect(await screen.findByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Verder kijken" }).getAttribute("href")).toBe("/");
});

test("a line says what it is, what it costs and when it comes", async () => {
  renderWithBasket(contents, basketData([mattress]));
  const line = (await screen.findByRole("heading", { name: "Matras Duinrust" })).closest("article")!;
  expect(within(line).getByRole("link").getAttribute("href")).toBe("/p/matras-duinrust-03-1001?variant=1");
  expect(line.textContent).toContain("€ 798was € 838");
  expect(line.textContent).toContain("€ 399 per stuk");
  expect(line.textContent).toContain("Op voorraad");
  expect(screen.getByRole("heading", { name: "Levering wo 25 t/m vr 27 november" })).toBeTruthy();
});

test("the summary adds up: what the lines cost, total, VAT, and what is saved", async () => {
  renderWithBasket(contents, basketData([mattress]));
  const summary = await screen.findByRole("complementary", { name: "Overzicht" });
  expect(summary.textContent).toContain("Subtotaal (2 artikelen)€ 798VerzendingGratisTotaal€ 798");
  expect(summary.textContent).toContain("Inclusief € 138.5 btw. U bespaart € 40.");
  expect(within(summary).getByRole("link", { name: "Naar afrekenen" }).getAttribute("href")).toBe("/afrekenen");
});

test("sold-out lines cannot be ordered and stand in the way of the checkout, in words", async () => {
  const { user } = renderWithBasket(
    contents,
    basketData([mattress, itemData("i2", "Bank Amstel", { status: "UNAVAILABLE", availableQuantity: 0 })]),
  );
  const line = (await screen.findByRole("heading", { name: "Bank Amstel" })).closest("article")!;
  expect(line.textContent).toContain("Nu uitverkocht");
  expect(screen.getByRole("complementary", { name: "Overzicht" }).textContent).toContain("Subtotaal (2 artikelen)");
  expect(within(line).queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("link", { name: "Naar afrekenen" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Naar afrekenen" }));
  expect(document.activeElement?.textContent).toContain("Eén artikel kunt u nu niet bestellen");
});

test("a basket of which nothing can be had has no way to the checkout", async () => {
  renderWithBasket(
    contents,
    basketData([itemData("i2", "Bank Amstel", { status: "UNAVAILABLE", availableQuantity: 0 })]),
  );
  expect(await screen.findByText("Eén artikel kunt u nu niet bestellen")).toBeTruthy();
  expect(screen.queryByText("Naar afrekenen")).toBeNull();
});

test("fewer left than wanted: the line says how many", async () => {
  renderWithBasket(
    contents,
    basketData([itemData("i1", "Bank Amstel", { quantity: 4, availableQuantity: 2, status: "UNAVAILABLE" })]),
  );
  expect(await screen.findByText("Nog maar 2 beschikbaar. Pas het aantal aan.")).toBeTruthy();
});

test("a removed line offers to come back, and the focus stays in the list", async () => {
  const blanket = itemData("i2", "Plaid Wadden");
  const { user, sent } = renderWithBasket(contents, basketData([mattress, blanket]), {
    responses: {
      RemoveFromBasket: {
        removeFromBasket: { __typename: "RemoveFromBasketPayload", basket: basketData([mattress], { version: 2 }) },
      },
      AddItemsToBasket: {
        addItemsToBasket: {
          __typename: "AddItemsToBasketPayload",
          basket: basketData([mattress, blanket], { version: 3 }),
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Verwijderen: Plaid Wadden" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Plaid Wadden" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Artikelen in uw winkelwagen" }));

  await user.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
  expect(await screen.findByRole("heading", { name: "Plaid Wadden" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket", "RemoveFromBasket", "AddItemsToBasket"]);
  expect(sent.at(-1)?.variables).toMatchObject({ input: { items: [{ variantId: 2, quantity: 1 }] } });
});

test("taking out the last line leads the focus to what there is now", async () => {
  const { user } = renderWithBasket(contents, basketData([mattress]), {
    responses: {
      RemoveFromBasket: { removeFromBasket: { __typename: "RemoveFromBasketPayload", basket: basketData() } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Verwijderen: Matras Duinrust" }));
  await screen.findByRole("heading", { name: "Uw winkelwagen is leeg" });
  expect(document.activeElement?.textContent).toContain("Uw winkelwagen is leeg");
});

test("an open payment can be gone on with or ended", async () => {
  const openPayment = { __typename: "OpenPayment", orderNumber: "W-1001", redirectUrl: "https://pay.example/p/1" };
  const { user } = renderWithBasket(contents, basketData([mattress], { openPayment }), {
    responses: {
      CancelOpenPayment: {
        cancelOpenPayment: { __typename: "CancelOpenPaymentPayload", basket: basketData([mattress]) },
      },
    },
  });
  expect((await screen.findByRole("link", { name: "Verder met betalen" })).getAttribute("href")).toBe(
    "https://pay.example/p/1",
  );
  await user.click(screen.getByRole("button", { name: "Betaling annuleren" }));
  await waitFor(() => expect(screen.queryByText(/W-1001/)).toBeNull());
});

test("a basket that could not be loaded can be asked for again", async () => {
  const { user } = renderWithBasket(contents, undefined, {
    responses: { VisitorBasket: [undefined, { basket: basketData([mattress]) }] },
  });
  await user.click(await screen.findByRole("button", { name: "Opnieuw proberen" }));
  expect(await screen.findByRole("heading", { name: "Matras Duinrust" })).toBeTruthy();
});
