import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReducedInBasket } from "#app/catalog/reduced-in-basket.ts";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { productData, variantData } from "#app/catalog/testing/product-data.ts";
import { BuyBoxPage, radio, renderBuyBox, texts } from "#app/catalog/testing/render-buy-box.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-24T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const mattress = productData(1, [
  variantData(1, "90x200", { hardness: "soft", cents: 39_900, originalCents: 49_900, levyCents: 325 }),
  variantData(2, "90x200", { hardness: "firm", status: "SOLD_OUT", levyCents: 325 }),
  variantData(3, "140x200", { hardness: "soft", cents: 54_900, status: "LOW", levyCents: 325 }),
  variantData(4, "160x200", {
    hardness: "firm",
    cents: 61_900,
    status: "MADE_TO_ORDER",
    delivery: { min: 1, max: 1, unit: "WEEK" },
    levyCents: 500,
  }),
]);

test("nothing chosen: the lowest price, what to choose, and where the choice is missing", async () => {
  const { user } = renderBuyBox(mattress);
  expect(await screen.findByText("vanaf")).toBeTruthy();
  expect(texts()).toContain("€ 399");
  expect(texts()).not.toContain("Matrasbijdrage");
  await user.click(screen.getByRole("button", { name: "Koop" }));
  expect(screen.getByText("Kies eerst een maat.")).toBeTruthy();
  expect(document.activeElement).toBe(radio(/^90x200/));
});

const withUsual = (usualSize: string) =>
  productData(
    1,
    [
      variantData(1, "90x200", { hardness: "soft", cents: 39_900 }),
      variantData(2, "90x200", { hardness: "firm", cents: 41_900 }),
      variantData(3, "140x200", { hardness: "soft", cents: 54_900 }),
      variantData(4, "140x200", { hardness: "firm", cents: 54_900 }),
    ],
    { usualSize },
  );

test("the size that is bought most is chosen, with its lowest price, and hardness is asked for", async () => {
  const { path } = renderBuyBox(withUsual("90x200"));
  expect(await screen.findByText("vanaf")).toBeTruthy();
  expect(radio(/^90x200/).checked).toBe(true);
  expect(screen.getByText("Hardheid:").parentElement?.textContent).toBe("Hardheid: kies een hardheid");
  expect(screen.getByRole("button", { name: "Koop" }).dataset["variant"]).toBeUndefined();
  expect(path()).toBe("/p/matras-proef-03-0001");
});

test("the size of the address goes before it; where all hardnesses cost the same the price is no 'vanaf'", async () => {
  renderBuyBox(withUsual("90x200"), "/p/matras-proef-03-0001?size=140x200");
  await expect.poll(() => screen.queryAllByText("€ 549").length).toBeGreaterThan(1);
  expect(radio(/^140x200/).checked).toBe(true);
  expect(screen.queryByText("vanaf")).toBeNull();
});

test("where only the size is to be chosen, it can be bought at once", async () => {
  renderBuyBox(productData(1, [variantData(1, "140x200"), variantData(2, "240x220")], { usualSize: "240x220" }));
  expect((await screen.findByRole("button", { name: "Koop" })).dataset["variant"]).toBe("2");
});

test("a chosen variant stands in the address, with its price, percentage, lowest price, levy, stock and number", async () => {
  const { user, path } = renderBuyBox(mattress);
  await user.click(await screen.findByText("90x200"));
  await user.click(screen.getByText("Zacht"));
  await expect.poll(path).toBe("/p/matras-proef-03-0001?variant=1");
  expect(screen.getByRole("button", { name: "Koop" }).dataset["variant"]).toBe("1");
  for (const text of ["−20%", "Laagste prijs in 30 dagen: € 499", "Matrasbijdrage: € 3.25", "Op voorraad"])
    expect(texts()).toContain(text);
  expect(screen.queryByText("vanaf")).toBeNull();
});

test("of two variants alike in all that can be chosen, the one of the address is shown and bought", async () => {
  const sets = productData(1, [variantData(1, "50x100", { cents: 1000 }), variantData(2, "50x100", { cents: 1900 })]);
  renderBuyBox(sets, "/p/matras-proef-03-0001?variant=2");
  expect((await screen.findByRole("button", { name: "Koop" })).dataset["variant"]).toBe("2");
  expect(texts()).toContain("€ 19");
});

test("what is pressed counts at once, while the address is still on its way; an address reached since counts again", async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const { user, path, goTo } = renderBuyBox(mattress, "/p/matras-proef-03-0001?variant=3", () => arrival);
  await user.click(await screen.findByText("90x200"));
  await expect.poll(path).toBe("/p/matras-proef-03-0001?variant=3");
  expect([radio(/^90x200/).checked, radio("Zacht").checked]).toEqual([true, true]);
  expect(screen.getByRole("button", { name: "Koop" }).dataset["variant"]).toBe("1");
  arrive();
  await waitFor(() => expect(path()).toBe("/p/matras-proef-03-0001?variant=1"));
  expect(radio(/^90x200/).checked).toBe(true);
  await act(() => goTo("?variant=3"));
  await waitFor(() => expect(radio(/^140x200/).checked).toBe(true));
});

test("a combination that does not exist is explained, can be pressed, and moves to the nearest with a word about it", async () => {
  const { user, path } = renderBuyBox(mattress, "/p/matras-proef-03-0001?variant=3");
  const firm = await screen.findByRole<HTMLInputElement>("radio", { name: "Stevig niet in 140x200" });
  expect(firm.disabled).toBe(false);
  await user.click(firm);
  expect(radio(/^160x200/).checked).toBe(true);
  await expect.poll(path).toBe("/p/matras-proef-03-0001?variant=4");
  expect(
    screen.getByText("Stevig is er niet in 140x200. Gekozen is nu 160x200.").closest("[role=status]"),
  ).toBeTruthy();
  await user.click(screen.getByText("90x200"));
  expect(screen.queryByText(/Gekozen is nu/)).toBeNull();
});

test("a product that is sold out altogether has no gift", async () => {
  renderBuyBox({ ...mattress, soldOut: true });
  await screen.findByText("Koop");
  expect(texts()).not.toContain("Kussen cadeau");
});

test("what is sold out is struck, can be pressed, and cannot be bought: no number, but what is like it", async () => {
  const { user } = renderBuyBox(mattress, "/p/matras-proef-03-0001?variant=1");
  await screen.findByText("Op voorraad");
  expect(screen.getByRole("group", { name: /^Aantal/ })).toBeTruthy();
  expect(texts()).toContain("Kussen cadeau");
  expect(texts()).not.toContain("Wel leverbaar");
  await user.click(radio("Stevig uitverkocht"));
  expect(screen.queryByRole("group", { name: /^Aantal/ })).toBeNull();
  expect(texts()).toContain("Wel leverbaar");
  expect(screen.getByText("Nu uitverkocht")).toBeTruthy();
  expect(screen.queryByText(/Thuisbezorgd/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Koop" }).disabled).toBe(true);
});

const money = (formatted: string) => ({ __typename: "Money", formatted });

test("a promotion that applies in the basket is shown with its percentage and the lowest price of 30 days", async () => {
  const promotedPrice = {
    __typename: "PromotedPrice",
    promotion: { __typename: "Promotion", id: "p1" },
    price: {
      __typename: "Price",
      withTax: money("€ 11,86"),
      original: money("€ 13,95"),
      reductionPercent: 15,
      lowestPrior30Days: money("€ 13,95"),
    },
  };
  const product = productData(1, [
    { ...variantData(1, "90x200", { cents: 1395 }), promotedPrice: promotedPrice as never },
  ]);
  renderShop(
    <ReducedInBasket value={new Set(["product-1 p1"])}>
      <BuyBoxPage />
    </ReducedInBasket>,
    { responses: { Product: { product } }, at: "/p/matras-proef-03-0001?variant=1" },
  );
  expect(await screen.findByText("€ 11,86")).toBeTruthy();
  for (const text of ["−15%", "Laagste prijs in 30 dagen: € 13,95"]) expect(texts()).toContain(text);
});

test("without JavaScript the form's response says what is not to be had", async () => {
  renderBuyBox(mattress, "/p/matras-proef-03-0001?size=140x200&hardness=firm");
  expect(await screen.findByText("140x200 is er niet in stevig. Gekozen is nu zacht.")).toBeTruthy();
  expect(radio(/^Zacht/).checked).toBe(true);
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/p/matras-proef-03-0001");
});

const duvet = productData(9, [variantData(91, "140x200"), variantData(92, "200x200")], {
  name: "Dekbed Proef",
  masterKey: "07-0009",
});
const bySlug = ({ slug }: Record<string, unknown>) => (slug === "dekbed-proef-07-0009" ? duvet : mattress);
const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Aantal" }).value;

test("another product begins anew: one piece, nothing chosen and no message", async () => {
  const { user, goTo } = renderBuyBox(bySlug, "/p/matras-proef-03-0001");
  await user.click(await screen.findByText("90x200"));
  await user.click(screen.getByRole("button", { name: "Eén meer" }));
  await user.click(screen.getByRole("button", { name: "Koop" }));
  expect(screen.getByText("Kies eerst een hardheid.")).toBeTruthy();
  await act(() => goTo("/p/dekbed-proef-07-0009"));
  await screen.findByRole("heading", { name: "Dekbed Proef" });
  expect(quantity()).toBe("1");
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByText("Maat:").parentElement?.textContent).toBe("Maat: kies een maat");
  expect(texts()).not.toContain("Kies eerst");
});

test("a claim opens its proof, a rating leads to the reviews, and a score of 0 shows nothing", async () => {
  const badges = [{ key: "VEGAN", label: "Vegan", color: "BASIC", basis: "Zonder wol." }];
  const { user } = renderBuyBox(
    productData(1, [variantData(1, "90x200")], { badges, rating: { score: 4.6, count: 312 } }),
  );
  const link = await screen.findByRole("link", { name: /4,6 uit 312 beoordelingen/ });
  expect(link.getAttribute("href")).toBe("#reviews");
  await user.hover(screen.getByRole("button", { name: "Waarom ‘Vegan’?" }));
  expect(await screen.findByText("Zonder wol.")).toBeTruthy();
});
