import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productData, variantData } from "#app/catalog/testing/product-data.ts";
import { renderBuyBox, texts } from "#app/catalog/testing/render-buy-box.tsx";

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

test.each([
  [
    3,
    "Nog minder dan 5 beschikbaar",
    "Thuisbezorgd in 3 tot 5 werkdagen",
    "Thuis tussen vr 27 november en di 1 december",
  ],
  [4, "Wordt voor u gemaakt", "Thuisbezorgd in 1 week", "dinsdag"],
])("variant %i: %s", async (variantId, stock, delivery, days) => {
  renderBuyBox(mattress, `/p/matras-proef-03-0001?variant=${variantId}`);
  expect(await screen.findByText(stock)).toBeTruthy();
  expect(texts()).toContain(delivery);
  expect(texts()).toContain(days === "dinsdag" ? "Thuis op di 1 december" : days);
});

const weeks = { delivery: { min: 6, max: 8, unit: "WEEK" } } as const;
const sized = (...statuses: ("IN_STOCK" | "LOW" | "MADE_TO_ORDER" | "SOLD_OUT")[]) =>
  productData(
    1,
    statuses.map((status, index) =>
      variantData(index + 1, `${index}0x200`, { status, ...(status === "MADE_TO_ORDER" && weeks) }),
    ),
  );
const graded = (...statuses: ("IN_STOCK" | "MADE_TO_ORDER")[]) =>
  productData(
    1,
    statuses.map((status, index) =>
      variantData(index + 1, "90x200", {
        status,
        hardness: (["soft", "medium", "firm"] as const)[index]!,
        ...(status === "MADE_TO_ORDER" && weeks),
      }),
    ),
  );
const depends = "De levertijd hangt af van uw keuze.";
const soon = "Thuisbezorgd in 3 tot 5 werkdagen";

test.each([
  ["all in stock", sized("IN_STOCK", "IN_STOCK", "LOW"), "Op voorraad", soon],
  ["few of each", sized("LOW", "LOW"), "Nog minder dan 5 beschikbaar", soon],
  ["one made to order", sized("IN_STOCK", "LOW", "MADE_TO_ORDER"), "Op voorraad in de meeste maten", depends],
  ["one sold out", sized("IN_STOCK", "IN_STOCK", "SOLD_OUT"), "Op voorraad in de meeste maten", soon],
  ["most sold out", sized("IN_STOCK", "SOLD_OUT"), "Op voorraad in een deel van de maten", soon],
  [
    "made to order or sold out",
    sized("MADE_TO_ORDER", "SOLD_OUT"),
    "Wordt in een deel van de maten voor u gemaakt",
    "Thuisbezorgd in 6 tot 8 weken",
  ],
  [
    "all made to order",
    sized("MADE_TO_ORDER", "MADE_TO_ORDER"),
    "Wordt voor u gemaakt",
    "Thuisbezorgd in 6 tot 8 weken",
  ],
  [
    "a hardness to choose",
    graded("IN_STOCK", "IN_STOCK", "MADE_TO_ORDER"),
    "Op voorraad in de meeste hardheden",
    depends,
  ],
  ["both to choose", mattress, "Op voorraad in een deel van de uitvoeringen", depends],
])("before a choice nothing is promised that a choice breaks: %s", async (_, product, stock, delivery) => {
  renderBuyBox(product);
  expect(await screen.findByText(stock)).toBeTruthy();
  expect(texts()).toContain(delivery);
  expect(texts().includes("Thuisbezorgd")).toBe(delivery !== depends);
});

test("half a choice speaks of what it leaves", async () => {
  const { user } = renderBuyBox(
    productData(1, [
      variantData(1, "90x200", { hardness: "soft" }),
      variantData(2, "90x200", { hardness: "firm" }),
      variantData(3, "140x200", { hardness: "soft", status: "MADE_TO_ORDER", ...weeks }),
      variantData(4, "140x200", { hardness: "firm", status: "SOLD_OUT" }),
    ]),
  );
  expect(await screen.findByText("Op voorraad in een deel van de uitvoeringen")).toBeTruthy();
  await user.click(screen.getByText("140x200"));
  expect(screen.getByText("Wordt in een deel van de hardheden voor u gemaakt")).toBeTruthy();
  await user.click(screen.getByText("90x200"));
  expect(screen.getByText("Op voorraad")).toBeTruthy();
  expect(texts()).toContain(soon);
});

test("after the cut-off the page counts from the next working day by itself", async () => {
  vi.setSystemTime(new Date("2026-11-24T16:00:00Z"));
  renderBuyBox(mattress, "/p/matras-proef-03-0001?variant=1");
  expect(await screen.findByText("Thuis tussen ma 30 november en wo 2 december")).toBeTruthy();
  expect(texts()).toContain("Als u bestelt voor woensdag 17 uur.");
});
