import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { heldResponse } from "#app/graphql/testing/render-shop.tsx";
import { addressData, checkoutData, customerData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";

beforeEach(() => sessionStorage.clear());

const customer = { ...customerData, isGuest: false };
const kept = (id: string, more: object = {}) => ({
  ...addressData,
  __typename: "SavedAddress",
  id,
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...more,
});
const home = kept("home");
const cabin = kept("cabin", { street: "Bosweg", houseNumber: "3", zipCode: "8171 AB", city: "Vaassen" });
const office = kept("office", {
  companyName: "Wit Interieur B.V.",
  vatNumber: "BE0123456789",
  street: "Grote Markt",
  houseNumber: "1",
  zipCode: "1000",
  city: "Brussel",
  countryCode: "BE",
});
const book = (...addresses: readonly object[]) => ({ viewer: { ...customer, addresses } });
const complete = checkoutData({ customer, hasAddress: true, shipping: "standard" });
const saved = {
  setCheckoutAddresses: { __typename: "SetCheckoutAddressesPayload", checkout: complete },
  setShippingOption: { __typename: "SetShippingOptionPayload", checkout: complete },
};
const savedInBook = { saveAddress: { __typename: "SaveAddressPayload", savedId: "new", viewer: book(home).viewer } };

const render = (response: unknown, more: object = {}, checkout: object = checkoutData({ customer })) =>
  renderCheckout(checkout, {
    responses: { AddressBook: response as object, SaveDelivery: saved, SaveAddress: savedInBook, ...more },
  });
type Page = ReturnType<typeof renderCheckout>;
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const offered = async () =>
  within(await screen.findByLabelText("Uit uw adresboek"))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const goOn = ({ user }: Page) => user.click(screen.getByRole("button", { name: "Verder naar betaling" }));
const sentAs = (page: Page, operation: string) =>
  page.sent.filter(({ name }) => name === operation).map(({ variables }) => variables);
async function typeNew({ user }: Page) {
  await screen.findByLabelText("Postcode");
  for (const [label, text] of Object.entries({
    Postcode: "9712 HN",
    Huisnummer: "9",
    Straat: "Zijstraat",
    Plaats: "Groningen",
  })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

test("the usual address is filled in; another is chosen, or the fields are cleared for a new one", async () => {
  const page = render(book(home, { ...cabin, isDefaultShipping: true }));
  await waitFor(() => expect(value("Straat")).toBe("Bosweg"));
  expect(await offered()).toEqual(["Voorbeeldstraat 12, Zwolle", "Bosweg 3, Vaassen", "Een ander adres"]);
  const choice = screen.getByLabelText("Uit uw adresboek");
  expect(choice).toHaveProperty("value", "cabin");
  await page.user.selectOptions(choice, "home");
  expect([value("Straat"), value("Huisnummer"), value("Postcode"), value("Plaats")]).toEqual([
    "Voorbeeldstraat",
    "12",
    "8011 AB",
    "Zwolle",
  ]);
  await page.user.selectOptions(choice, "Een ander adres");
  expect([value("Voornaam"), value("Straat"), value("Huisnummer"), value("Postcode")]).toEqual(["Sanne", "", "", ""]);
});

test("a change to an address of the book makes it another one", async () => {
  const page = render(book(home));
  await waitFor(() => expect(screen.getByLabelText("Uit uw adresboek")).toHaveProperty("value", "home"));
  await page.user.type(screen.getByLabelText("Huisnummer"), "4");
  expect(screen.getByLabelText("Uit uw adresboek")).toHaveProperty("value", "");
});

test("only addresses the shop delivers to are offered for delivery; for the bill, all of them", async () => {
  const page = render(book(home, office));
  expect(await offered()).toEqual(["Voorbeeldstraat 12, Zwolle", "Een ander adres"]);
  await page.user.click(screen.getByLabelText("Factuuradres is hetzelfde als het bezorgadres"));
  await page.user.selectOptions(screen.getAllByLabelText("Uit uw adresboek")[1]!, "office");
  await goOn(page);
  await screen.findByRole("heading", { name: "Hoe wilt u betalen?" });
  expect(sentAs(page, "SaveDelivery")).toMatchObject([
    {
      addresses: {
        shipping: { street: "Voorbeeldstraat" },
        billing: { companyName: "Wit Interieur B.V.", vatNumber: "BE0123456789", countryCode: "BE" },
      },
    },
  ]);
});

test("the usual address of bills is filled in as well", async () => {
  render(book({ ...home, isDefaultShipping: true }, { ...office, isDefaultBilling: true }));
  expect(await screen.findByRole("heading", { name: "Waar mag de factuur heen?" })).toBeTruthy();
  expect(screen.getByLabelText(/^Bedrijfsnaam/)).toHaveProperty("value", "Wit Interieur B.V.");
});

test("a book that comes late overwrites nothing that was typed", async () => {
  const late = heldResponse(book(home));
  const page = render(late.response);
  await page.user.type(await screen.findByLabelText("Straat"), "Zijstraat");
  late.release();
  expect(await offered()).toHaveLength(2);
  expect(value("Straat")).toBe("Zijstraat");
});

test("an address that the order has already stays", async () => {
  render(book(cabin), {}, { ...complete, missing: ["SHIPPING_OPTION", "PAYMENT_METHOD"] });
  expect(await offered()).toHaveLength(2);
  expect(value("Straat")).toBe("Voorbeeldstraat");
});

test("the first address goes into the book, as the usual one", async () => {
  const page = render(book());
  await typeNew(page);
  expect(screen.queryByLabelText("Uit uw adresboek")).toBeNull();
  expect(screen.getByLabelText("Dit adres in mijn adresboek bewaren")).toHaveProperty("checked", true);
  await goOn(page);
  await screen.findByRole("heading", { name: "Hoe wilt u betalen?" });
  await waitFor(() =>
    expect(sentAs(page, "SaveAddress")).toMatchObject([
      {
        input: {
          address: { street: "Zijstraat", zipCode: "9712 HN" },
          isDefaultShipping: true,
          isDefaultBilling: true,
        },
      },
    ]),
  );
});

test("a further address goes into the book when asked, and the order does not wait for it", async () => {
  const page = render(book(home), { SaveAddress: undefined });
  await page.user.selectOptions(await screen.findByLabelText("Uit uw adresboek"), "Een ander adres");
  await typeNew(page);
  const keep = screen.getByLabelText("Dit adres in mijn adresboek bewaren");
  expect(keep).toHaveProperty("checked", false);
  await page.user.click(keep);
  await goOn(page);
  expect(await screen.findByRole("heading", { name: "Hoe wilt u betalen?" })).toBeTruthy();
  expect(await screen.findByText("Het adres is niet in uw adresboek bewaard")).toBeTruthy();
  expect(sentAs(page, "SaveAddress")).toMatchObject([{ input: { isDefaultShipping: false } }]);
});

test("an address of the book is not kept twice, and a guest has no book", async () => {
  const page = render(book(home));
  await waitFor(() => expect(value("Straat")).toBe("Voorbeeldstraat"));
  await waitFor(() => expect(screen.queryByLabelText("Dit adres in mijn adresboek bewaren")).toBeNull());
  await goOn(page);
  await screen.findByRole("heading", { name: "Hoe wilt u betalen?" });
  expect(sentAs(page, "SaveAddress")).toEqual([]);
  page.unmount();

  const guest = render(book(home), {}, checkoutData());
  await screen.findByLabelText("Straat");
  expect(screen.queryByLabelText("Uit uw adresboek")).toBeNull();
  expect(sentAs(guest, "AddressBook")).toEqual([]);
});
