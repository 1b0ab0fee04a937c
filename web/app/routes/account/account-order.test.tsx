import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAccountPage } from "#app/layout/testing/render-account-page.tsx";
import { lineData, orderData } from "#app/orders/testing/order-data.ts";
import AccountOrder from "./account-order.tsx";

type Options = Parameters<typeof orderData>[0];

const open = (...orders: readonly (Options | null | undefined)[]) =>
  renderAccountPage(<AccountOrder />, {
    AccountOrderPage: orders.map((order) => (order === undefined ? undefined : { order: order && orderData(order) })),
  });
const section = (name: string) => screen.findByRole("region", { name });
const textOf = (element: Element) => (element.textContent ?? "").replaceAll("\u00a0", " ");
const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;

test("lines, their shares of two vouchers, delivery and total add up, and a reduction already taken off is named", async () => {
  open({
    lines: [
      lineData(1, "Matras Duinrust", { cents: 51_900, voucherCents: 6190 }),
      lineData(2, "Dekbed Wadden", { quantity: 2, cents: 8790, promotionCents: 880, voucherCents: 943 }),
      lineData(3, "Hoofdkussen Talling", { cents: 3995, promotionCents: 3995 }),
    ],
    vouchers: [
      { code: "WELKOM10", cents: 5981 },
      { code: "DANKU5", cents: 1152 },
    ],
    shippingCents: 1500,
  });
  const items = await section("Artikelen");
  const [mattress, duvet, gift] = within(items).getAllByRole("listitem");
  expect(textOf(mattress!)).toContain("€ 519,-Korting met uw kortingscode: − € 61,90");
  expect(textOf(duvet!)).toContain("2 × Dekbed Wadden");
  expect(textOf(duvet!)).toContain("€ 8,80 actiekorting is al verrekend");
  expect(textOf(duvet!)).toContain("€ 79,10Korting met uw kortingscode: − € 9,43");
  expect(textOf(gift!)).toContain("Cadeau bij uw bestellingGratis");
  expect(textOf(items)).toContain(
    "Subtotaal€ 598,10Kortingscode WELKOM10− € 59,81Kortingscode DANKU5− € 11,52Verzending€ 15,-Totaal incl. btw€ 541,77",
  );
});

test("a discount whose vouchers are not listed one by one is still part of the sum", async () => {
  open({ lines: [lineData(1, "Matras Duinrust", { cents: 10_000, voucherCents: 1000 })], vouchers: [] });
  expect(textOf(await section("Artikelen"))).toContain(
    "Subtotaal€ 100,-Korting− € 10,-VerzendingGratisTotaal incl. btw€ 90,-",
  );
});

test("an open payment can be paid now; a pending one needs nothing", async () => {
  const page = open({ status: "ORDERED", payment: { status: "OPEN", redirectUrl: "https://betalen.example/1" } });
  expect((await screen.findByRole("link", { name: "Nu betalen" })).getAttribute("href")).toBe(
    "https://betalen.example/1",
  );
  expect(screen.getByText("Besteld, nog niet betaald")).toBeTruthy();
  page.unmount();
  open({ status: "ORDERED", payment: { status: "PENDING" } });
  expect(await screen.findByText("Uw betaling wordt nog bevestigd")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Nu betalen" })).toBeNull();
});

test("each package says what is in it, and where it is; one that was withdrawn before it left is not awaited", async () => {
  open({
    status: "SHIPPED",
    lines: [
      lineData(1, "Matras Duinrust"),
      lineData(2, "Handdoek Texel", { packageId: 2 }),
      lineData(3, "Lamp Vuurtoren", { packageId: 3, withdrawn: 1 }),
    ],
    packages: [
      { packageId: 1, kind: "TWO_PERSON" },
      { packageId: 2, kind: "PARCEL" },
      { packageId: 3, kind: "PARCEL" },
    ],
    tracking: [{ packageId: 2, code: "3SWARM1", url: "https://volgen.example/3SWARM1", shippedAt: at(23) }],
  });
  const [first, second, ...others] = within(await section("Bezorging")).getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(textOf(first!)).toBe(
    "Levering 1Door twee mensen, tot in de kamerMatras DuinrustWij bezorgen woensdag 25 tot en met vrijdag 27 november.",
  );
  expect(textOf(second!)).toContain("Handdoek TexelMeegegeven aan PostNL op 23 november 2026.");
  expect(textOf(second!)).toContain("Track & trace 3SWARM1");
  expect(screen.getByRole("link", { name: /Volg uw pakket/ }).getAttribute("href")).toBe(
    "https://volgen.example/3SWARM1",
  );
});

test("what was withdrawn, is still awaited and was given back is all there, and the sum says what is left", async () => {
  open({
    status: "DELIVERED",
    lines: [lineData(1, "Handdoek Texel", { quantity: 4, cents: 4000, withdrawn: 3, returned: 1 })],
    history: [
      { status: "ORDERED", at: at(12) },
      { status: "ORDERED", at: at(13) },
      { status: "DELIVERED", at: at(16) },
    ],
    withdrawals: [
      { receivedAt: at(14), pieceKeys: ["1-1"] },
      { receivedAt: at(18), pieceKeys: ["1-2", "1-3"] },
    ],
    refunds: [
      { cents: 1000, paidAt: at(15) },
      { cents: 250, paidAt: null },
    ],
  });
  const items = await section("Artikelen");
  expect(textOf(items)).toContain("3 stuks herroepenWij wachten nog op 2 stuks");
  expect(textOf(items)).toContain(
    "Terugbetaald op 15 november 2026− € 10,-Terugbetaling is onderweg− € 2,50Na terugbetaling€ 27,50",
  );
  const history = within(await section("Verloop")).getAllByRole("listitem");
  expect(history.map((entry) => entry.firstElementChild?.nextElementSibling?.textContent)).toEqual([
    "Besteld",
    "1 stuk herroepen",
    "Bezorgd",
    "2 stuks herroepen",
  ]);
  expect(history.at(-1)?.getAttribute("aria-current")).toBe("step");
});

test("the withdrawal that ends an order stands once in its history, and nothing is left to withdraw or to come", async () => {
  open({
    status: "WITHDRAWN",
    lines: [lineData(1, "Handdoek Texel", { withdrawn: 1 })],
    history: [
      { status: "ORDERED", at: at(12) },
      { status: "WITHDRAWN", at: at(14) },
    ],
    withdrawals: [{ receivedAt: at(14), pieceKeys: ["1-1"] }],
  });
  expect(within(await section("Verloop")).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByRole("region", { name: "Bezorging" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Bestelling herroepen" })).toBeNull();
});

test.each([
  [[{ status: "ORDERED", at: at(12) }], "Er is niets afgeschreven en er wordt niets bezorgd."],
  [
    [
      { status: "ORDERED", at: at(12) },
      { status: "PAID", at: at(13) },
    ],
    "U krijgt terug wat u hebt betaald, met dezelfde betaalmethode.",
  ],
])("a cancelled order says what becomes of the money", async (history, text) => {
  open({ status: "CANCELED", history, payment: { status: "CANCELED" } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Bezorging" })).toBeNull();
});

test("number, day, customer, addresses and payment are there, and the VAT number of a business", async () => {
  open({ business: { companyName: "De Wit Interieur B.V.", vatNumber: "NL123456789B01", countryCode: "BE" } });
  await section("Artikelen");
  const page = textOf(screen.getByRole("main"));
  for (const text of [
    "BestelnummerWL-7K3M-9QXD",
    "Besteld op12 november 2026",
    "Klantnummer2048137",
    "E-mailadressanne@voorbeeld.example",
    "BezorgadresSanne de WitKeizersgracht 121015 CJ Amsterdam",
    "FactuuradresDe Wit Interieur B.V.Sanne de WitKeizersgracht 121015 CJ AmsterdamBelgië",
    "Btw-nummer NL123456789B01",
    "BetaalmethodeiDEAL | WeroBetaald",
  ]) {
    expect(page).toContain(text);
  }
});

test("what the shop still sells leads to its page, what it no longer sells is only named", async () => {
  open({ lines: [lineData(1, "Matras Duinrust"), lineData(2, "Matras Vroeger", { isSold: false })] });
  expect((await screen.findByRole("link", { name: "Matras Duinrust" })).getAttribute("href")).toBe("/p/matras-1");
  expect(screen.queryByRole("link", { name: "Matras Vroeger" })).toBeNull();
  expect(screen.getByText("Matras Vroeger")).toBeTruthy();
});

test("an order that could not be loaded is requested again, and one of somebody else is none", async () => {
  const page = open(undefined, {});
  await page.user.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Probeer het opnieuw" }));
  expect(await section("Artikelen")).toBeTruthy();
  page.unmount();
  open(null);
  expect(await screen.findByRole("heading", { name: "Deze bestelling vinden wij niet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Alle bestellingen" }).getAttribute("href")).toBe("/account/bestellingen");
});

test("an order that ended before its money came says that the money goes back", async () => {
  open({ status: "CANCELED", refunds: [{ cents: 1000, paidAt: null }] });
  expect(await screen.findByText("U krijgt terug wat u hebt betaald, met dezelfde betaalmethode.")).toBeTruthy();
  expect(screen.queryByText(/niets afgeschreven/)).toBeNull();
  expect(textOf(await section("Artikelen"))).toContain("Terugbetaling is onderweg− € 10,-");
});

test("fees and what was taken off delivery stand between delivery and total", async () => {
  open({
    lines: [lineData(1, "Matras Duinrust", { cents: 10_000 })],
    shippingCents: 195,
    shippingDiscountCents: 300,
    fees: [{ name: "Servicekosten", cents: 121 }],
  });
  expect(textOf(await section("Artikelen"))).toContain(
    "Subtotaal€ 100,-Verzending€ 4,95Korting op verzending− € 3,-Servicekosten€ 1,21Totaal incl. btw€ 103,16",
  );
});
