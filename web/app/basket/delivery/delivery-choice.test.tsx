import { screen, within } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { BasketContents } from "#app/basket/basket-contents.tsx";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { renderWithBasket } from "#app/basket/testing/render-with-basket.tsx";
import { loadI18n } from "#app/locale/load-i18n.ts";
import { nl } from "#app/locale/texts/nl.ts";

const sheet = itemData("i1", "Hoeslaken Mos");
const sofa = itemData("i2", "Bank Amstel");
const parcel = (packageId: number, kind: string, from: string, to: string, itemKeys: string[], awaited: string[]) => ({
  __typename: "Package",
  packageId,
  kind,
  deliveryFrom: `${from}T00:00:00.000Z`,
  deliveryTo: `${to}T00:00:00.000Z`,
  itemKeys,
  awaitedKeys: awaited,
});
const first = parcel(1, "PARCEL", "2026-11-25", "2026-11-26", ["i1"], []);
const late = parcel(2, "TWO_PERSON", "2027-01-04", "2027-01-18", ["i2"], []);
const all = parcel(1, "TWO_PERSON", "2027-01-04", "2027-01-18", ["i1", "i2"], ["i2"]);
const free = { __typename: "Money", cents: 0, formatted: "€ 0,-" };
const paid = { __typename: "Money", cents: 495, formatted: "€ 4,95" };

/** A basket of a sheet and a sofa that is made to order, delivered as chosen. */
function mixed(chosen: "APART" | "TOGETHER", version = 1) {
  const option = (key: string, packages: object[], shippingCost: object) => ({
    __typename: "DeliveryOption",
    key,
    chosen: key === chosen,
    packages,
    shippingCost,
  });
  const isApart = chosen === "APART";
  return {
    ...basketData([{ ...sofa, packageId: isApart ? 2 : 1 }, sheet], { version }),
    packages: isApart ? [first, late] : [all],
    deliveryOptions: [option("APART", [first, late], paid), option("TOGETHER", [all], free)],
  };
}

const contents = <BasketContents freeShipping promises={null} />;
const named = (name: RegExp) => screen.findByRole("radio", { name });
const heads = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith("Levering"));

test("what comes at different times stands apart, in order of time, with the choice and its days", async () => {
  renderWithBasket(contents, mixed("APART"));
  expect(await named(/^Apart.*2 leveringen: wo 25 t\/m do 26 november en ma 4 t\/m ma 18 januari/)).toMatchObject({
    checked: true,
  });
  expect(await named(/^Samen.*Eén levering: ma 4 t\/m ma 18 januari/)).toMatchObject({ checked: false });
  expect(heads()).toEqual(["Levering 1wo 25 t/m do 26 november", "Levering 2ma 4 t/m ma 18 januari"]);
  const [firstLine] = screen.getAllByRole("article");
  expect(within(firstLine!).getByRole("heading", { name: "Hoeslaken Mos" })).toBeTruthy();
  expect(screen.getByRole("complementary").textContent).toContain("Verzending, 2 leveringen");
});

test("together everything comes with the last, and the basket says what the rest waits for", async () => {
  const { user, sent } = renderWithBasket(contents, mixed("APART"), {
    responses: {
      SetBasketDelivery: {
        setBasketDelivery: { __typename: "SetBasketDeliveryPayload", basket: mixed("TOGETHER", 2) },
      },
    },
  });
  await user.click(await named(/^Samen/));
  expect(await screen.findByText("U kiest voor samen. Wij bewaren de rest tot Bank Amstel klaar is.")).toBeTruthy();
  expect(heads()).toEqual(["Leveringma 4 t/m ma 18 januari"]);
  expect(await named(/^Samen/)).toMatchObject({ checked: true });
  expect(sent).toContainEqual({ name: "SetBasketDelivery", variables: { input: { delivery: "TOGETHER" } } });
});

test("a choice that does not reach the shop goes back, and says so", async () => {
  const { user } = renderWithBasket(contents, mixed("APART"), { responses: { SetBasketDelivery: undefined } });
  await user.click(await named(/^Samen/));
  expect(await screen.findByText("Uw winkelwagen is niet gewijzigd")).toBeTruthy();
  expect(await named(/^Apart/)).toMatchObject({ checked: true });
});

test("without a choice nothing is asked", async () => {
  renderWithBasket(contents, basketData([sheet]));
  expect(await screen.findByRole("heading", { name: /^Levering/ })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Apart of samen" })).toBeNull();
});

test("its days are listed in the language of the page", async () => {
  const texts = await loadI18n("fr-FR");
  await texts.loadNamespaces(Object.keys(nl));
  renderWithBasket(<I18nextProvider i18n={texts}>{contents}</I18nextProvider>, mixed("APART"));
  expect(await named(/26 novembre et .*lun\. 4/)).toBeTruthy();
});
