import { expect, type APIRequestContext, type Locator, type Page } from "playwright/test";

import { newAccount, password } from "./records/account-person.ts";
import { productsIn } from "./records/catalogue.ts";
import { check } from "./checks/check-accessibility.ts";
import { beginCheckout, endPayment, fillDelivery, goToPayment, placeOrder } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { requestAsVisitor } from "./request-as-visitor.ts";
import { hasPlenty, ordersOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

const home = {
  firstName: "Anne",
  lastName: "Bos",
  gender: "FEMALE",
  street: "Dam",
  houseNumber: "3",
  zipCode: "1012 JS",
  city: "Amsterdam",
  countryCode: "NL",
};
const main = (page: Page) => page.getByRole("main");
const months = "januari februari maart april mei juni juli augustus september oktober november december".split(" ");

interface Deliverable {
  readonly slug: string;
  readonly name: string;
  readonly variantId: number;
}

/** Something that comes within days, as a parcel unless said otherwise, or within weeks by two people. */
async function deliverable(
  request: APIRequestContext,
  path: string,
  unit: "DAY" | "WEEK",
  kind = unit === "DAY" ? "PARCEL" : "TWO_PERSON",
): Promise<Deliverable> {
  const query = `query ($slug: String!) { product(by: { slug: $slug }) { variants { edges { node { variantId sellable delivery { unit kind } } } } } }`;
  interface Variant {
    variantId: number;
    sellable: boolean;
    delivery: { unit: string; kind: string };
  }
  for (const { slug, name } of await productsIn(request, path)) {
    const response = await request.post("/graphql", { data: { query, variables: { slug } } });
    const { data } = (await response.json()) as { data: { product: { variants: { edges: { node: Variant }[] } } } };
    for (const { node } of data.product.variants.edges) {
      const { variantId, sellable, delivery } = node;
      if (sellable && delivery.unit === unit && delivery.kind === kind && (unit === "WEEK" || (await hasPlenty(node))))
        return { slug, name, variantId };
    }
  }
  throw new Error(`Nothing in ${path} comes as a ${kind} within ${unit}.`);
}

/**
 * The ranges of days in a text, each as its first and last day: 'wo 25 t/m vr 27 november', 'tussen wo 25 en vr 27 november', 'woensdag 25
 * november 2026 tot en met vrijdag 27 november 2026' all read '25 november, 27 november'.
 */
function rangesIn(text: string): string[] {
  const month = months.join("|");
  const range = new RegExp(
    `(\\d{1,2})(?: (${month}))?(?: \\d{4})? (?:t/m|tot en met|en) [a-z]+ (\\d{1,2}) (${month})`,
    "g",
  );
  return [...text.replaceAll(/\s+/g, " ").matchAll(range)].map(
    ([, first, firstMonth, last, lastMonth]) => `${first} ${firstMonth ?? lastMonth}, ${last} ${lastMonth}`,
  );
}

const rangesOf = async (part: Locator) => rangesIn(await part.innerText());

/** The days that a product's own page promises. */
async function promisedBy(page: Page, { slug, variantId }: Deliverable): Promise<string> {
  await openPage(page, `/p/${slug}?variant=${variantId}`);
  const promise = main(page)
    .getByText(/^Thuis tussen/)
    .first();
  await expect(promise).toBeVisible();
  const [range] = await rangesOf(promise);
  return range!;
}

const shipments = (page: Page) =>
  main(page).getByRole("list", { name: "Artikelen in uw winkelwagen" }).getByRole("heading", { level: 2 });

async function expectInBasket(page: Page, expected: readonly string[]): Promise<void> {
  await expect(shipments(page)).toHaveCount(expected.length);
  expect((await shipments(page).allInnerTexts()).flatMap(rangesIn)).toEqual(expected);
}

/** From the delivery step to the thank-you page: everywhere the same days. */
async function orderAndCompare(page: Page, expected: readonly string[], fill: () => Promise<void>): Promise<void> {
  const comes = main(page)
    .locator("section", { has: page.getByRole("heading", { name: /^U ontvangt \d levering/ }) })
    .last();
  await expect(comes.getByRole("listitem")).toHaveCount(expected.length);
  expect(await rangesOf(comes)).toEqual(expected);
  await check(page, "delivery");
  await fill();
  await expect(page.getByRole("heading", { name: "Hoe wilt u betalen?" })).toBeVisible();
  expect(await rangesOf(main(page))).toEqual(expected);
  await placeOrder(page, "iDEAL | Wero");
  await endPayment(page, "Betaald");
  const next = main(page).getByRole("region", { name: "Wat er nu gebeurt" });
  await expect(next).toContainText("Besteld op");
  expect(await rangesOf(next)).toEqual(expected);
  await check(page, "success");
}

async function expectInMail(page: Page, email: string, expected: readonly string[]): Promise<void> {
  expect(await rangesOf(await mailTo(page, email))).toEqual(expected);
}

async function expectDayInMail(page: Page, email: string, day: string): Promise<void> {
  await expect(await mailTo(page, email)).toContainText(day);
}

/** The confirmation of somebody's only order. */
async function mailTo(page: Page, email: string): Promise<Locator> {
  const [order] = await ordersOf(email);
  const subject = `Uw bestelling ${order?.number} bij Warmeland`;
  await expect(async () => {
    await page.goto("/dev/mail");
    await page.getByRole("row", { name: email }).getByRole("link", { name: subject }).click({ timeout: 1000 });
  }).toPass();
  const mail = page.frameLocator("iframe").locator("body");
  await expect(mail).toContainText("Bedankt voor uw bestelling");
  return mail;
}

for (const width of [390, 1440]) {
  const long = width === 1440 ? " @long" : "";
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test(`a guest's parcel and sofa come apart, with the same days from product to order${long}`, async ({
      page,
      request,
    }) => {
      test.slow();
      const guest = newGuest();
      const [pillow, sofa] = [
        await deliverable(request, "/kussens", "DAY"),
        await deliverable(request, "/banken", "WEEK"),
      ];
      const days = [await promisedBy(page, pillow), await promisedBy(page, sofa)];
      await requestAsVisitor(page, "addToBasket", { variantId: sofa.variantId, quantity: 1 });
      await requestAsVisitor(page, "addToBasket", { variantId: pillow.variantId, quantity: 1 });
      await openPage(page, "/winkelwagen");
      await expectInBasket(page, days);
      await expect(page.getByRole("radio", { name: /^Apart/ })).toBeChecked();
      await check(page, "basket apart");
      await page.getByRole("link", { name: "Naar afrekenen" }).click();
      await beginCheckout(page, guest);
      await orderAndCompare(page, days, () => fillDelivery(page, guest));
      await expectInMail(page, guest.email, days);
      const [order] = await ordersOf(guest.email);
      await openPage(page, "/service/bestelling-volgen");
      await page.getByLabel("Bestelnummer").fill(order?.number ?? "");
      await page.getByLabel("E-mailadres", { exact: true }).fill(guest.email);
      await page.getByRole("button", { name: "Bestelling bekijken" }).click();
      const deliveries = main(page).getByRole("region", { name: "Bezorging" });
      await expect(deliveries).toContainText("Levering 1");
      expect(await rangesOf(deliveries)).toEqual(days);
    });

    test(`a customer wants all together: one delivery on the last days, everywhere${long}`, async ({
      page,
      request,
    }) => {
      test.slow();
      const email = await newAccount(request);
      const [pillow, sofa] = [
        await deliverable(request, "/kussens", "DAY"),
        await deliverable(request, "/banken", "WEEK"),
      ];
      const last = await promisedBy(page, sofa);
      await requestAsVisitor(page, "addToBasket", { variantId: pillow.variantId, quantity: 1 });
      await requestAsVisitor(page, "addToBasket", { variantId: sofa.variantId, quantity: 1 });
      await openPage(page, "/winkelwagen");
      await page.getByRole("radio", { name: /^Samen/ }).check();
      await expectInBasket(page, [last]);
      await expect(main(page)).toContainText(`Wij bewaren de rest tot ${sofa.name} klaar is.`);
      await check(page, "basket together");
      await page.reload();
      await expectInBasket(page, [last]);

      await requestAsVisitor(page, "signIn", { email, password });
      await requestAsVisitor(page, "saveAddress", { address: home, isDefaultShipping: true });
      await openPage(page, "/winkelwagen");
      await expectInBasket(page, [last]);
      await openPage(page, "/afrekenen");
      await expect(page.getByRole("radio", { name: /^Samen/ })).toBeChecked();
      await page.getByRole("radio", { name: /^Apart/ }).check();
      await expect(page.getByRole("heading", { name: "U ontvangt 2 leveringen" })).toBeVisible();
      await page.getByRole("radio", { name: /^Samen/ }).check();
      await expect(page.getByLabel("Straat").first()).toHaveValue("Dam");
      await orderAndCompare(page, [last], () => goToPayment(page));
      await expectInMail(page, email, [last]);
      await openPage(page, "/account/bestellingen");
      await main(page)
        .getByRole("link", { name: /Bekijk bestelling/ })
        .first()
        .click();
      const deliveries = main(page).getByRole("region", { name: "Bezorging" });
      await expect(deliveries).toContainText("U ontvangt alles in één keer, zoals u hebt gekozen.");
      expect(await rangesOf(deliveries)).toEqual([last]);
      await check(page, "order together");
    });

    test(`an island is reached later, from the product on, and a day is chosen @long`, async ({ page, request }) => {
      test.slow();
      const guest = { ...newGuest(), zipCode: "1791 AB", city: "Den Burg" };
      const mattress = await deliverable(request, "/matrassen", "DAY", "TWO_PERSON");
      const onLand = await promisedBy(page, mattress);
      await main(page).getByRole("button", { name: "Vul uw postcode in voor de dag bij u thuis" }).click();
      await main(page).getByLabel("Postcode").fill("1791ab");
      await main(page).getByRole("button", { name: "Toon" }).click();
      await expect(main(page)).toContainText("Naar de Waddeneilanden duurt het 2 werkdagen langer.");
      await check(page, "product with a postcode");
      const promise = main(page)
        .getByText(/^Thuis tussen/)
        .first();
      await expect.poll(async () => (await rangesOf(promise))[0]).not.toBe(onLand);
      const onIsland = (await rangesOf(promise))[0]!;
      await requestAsVisitor(page, "addToBasket", { variantId: mattress.variantId, quantity: 1 });
      await openPage(page, "/winkelwagen");
      await expectInBasket(page, [onIsland]);
      await page.getByRole("link", { name: "Naar afrekenen" }).click();
      await beginCheckout(page, guest);
      await fillDelivery(page, guest);
      expect(await rangesOf(main(page))).toEqual([onIsland]);
      await page.goBack();
      const days = page.getByRole("group", { name: mattress.name });
      await expect(days.getByRole("radio", { name: "Zo snel mogelijk" })).toBeChecked();
      const day = (await days.locator("label").nth(3).innerText()).trim().slice(3);
      await days.locator("label").nth(3).click();
      await expect(days.getByRole("radio").nth(3)).toBeChecked();
      const comes = page
        .locator("section", { has: page.getByRole("heading", { name: "U ontvangt 1 levering" }) })
        .last();
      await expect(comes).toContainText(day);
      await check(page, "a day to choose");
      await goToPayment(page);
      await expect(main(page)).toContainText(day);
      await placeOrder(page, "iDEAL | Wero");
      await endPayment(page, "Betaald");
      await expect(main(page).getByRole("region", { name: "Wat er nu gebeurt" })).toContainText(day);
      await expectDayInMail(page, guest.email, day);
    });
  });
}
