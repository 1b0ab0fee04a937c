import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkoutData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";

const assign = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
});
afterEach(() => void vi.restoreAllMocks());

const debit = { key: "directdebit", name: "Automatische incasso", description: null, asks: ["ACCOUNT_HOLDER", "IBAN"] };
const in3 = { key: "in3", name: "In drie delen", description: null, asks: ["BIRTH_DATE"], isCredit: true };
const ideal = { key: "ideal", name: "iDEAL | Wero", description: null };

const ready = (method: string, given: readonly string[] = [], version = 3) =>
  checkoutData({
    hasAddress: true,
    shipping: "standard",
    method,
    version,
    methods: [ideal, debit, in3],
    given,
  });
const saved = (checkout: object) => ({ setPaymentMethod: { __typename: "SetPaymentMethodPayload", checkout } });
const placed = {
  placeOrder: {
    __typename: "PlaceOrderPayload",
    order: { __typename: "Order", id: "o1", number: "WL-1" },
    payment: { __typename: "OrderPayment", status: "OPEN", redirectUrl: "https://pay.example/p/1" },
  },
};
type Page = ReturnType<typeof renderCheckout>;
/** At once, as a password manager does: key by key takes a test long. */
async function fill({ user }: Page, label: string, text: string) {
  await user.clear(await screen.findByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
const order = async ({ user }: Page) =>
  user.click(await screen.findByRole("button", { name: /^Bestellen en betalen/ }));
const sentAs = (page: Page, operation: string) =>
  page.sent.filter(({ name }) => name === operation).map(({ variables }) => variables["input"]);

test("a direct debit says what is agreed to and asks for holder and account; nothing is ordered while they are wrong", async () => {
  const page = renderCheckout(ready("directdebit"));
  expect(await screen.findByText(/machtigt u ons .* binnen 8 weken laten terugboeken/)).toBeTruthy();
  await order(page);
  expect(await screen.findByText("Er kloppen nog 2 velden niet")).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("Er kloppen nog 2 velden niet");
  await fill(page, "Naam van de rekeninghouder", "S. de Wit");
  await fill(page, "IBAN", "NL91 ABNA 0417 1643 01");
  await order(page);
  expect(await screen.findByText("Er klopt nog één veld niet")).toBeTruthy();
  expect(screen.getByLabelText("IBAN").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("IBAN")).toHaveProperty("value", "NL91 ABNA 0417 1643 01");
  expect(page.sent.map(({ name }) => name)).not.toContain("SetPaymentMethod");
  expect(sentAs(page, "PlaceOrder")).toEqual([]);
});

test("what is right is saved without spaces, then the order goes with the version that this made", async () => {
  const page = renderCheckout(ready("directdebit"), {
    responses: { SetPaymentMethod: saved(ready("directdebit", ["ACCOUNT_HOLDER", "IBAN"], 4)), PlaceOrder: placed },
  });
  await fill(page, "Naam van de rekeninghouder", "S. de Wit");
  await fill(page, "IBAN", "nl91 abna 0417 1643 00");
  await order(page);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/p/1"));
  expect(sentAs(page, "SetPaymentMethod")).toEqual([
    { key: "directdebit", details: { accountHolder: "S. de Wit", iban: "NL91ABNA0417164300" } },
  ]);
  expect(sentAs(page, "PlaceOrder")).toMatchObject([{ checkoutVersion: 4 }]);
});

test("what was given before is not shown again, and can be given anew", async () => {
  const page = renderCheckout(ready("directdebit", ["ACCOUNT_HOLDER", "IBAN"]), { responses: { PlaceOrder: placed } });
  expect(await screen.findByText("Uw gegevens voor deze betaalmethode zijn ingevuld.")).toBeTruthy();
  expect(screen.queryByLabelText("IBAN")).toBeNull();
  await page.user.click(screen.getByRole("button", { name: "Wijzigen" }));
  expect(await screen.findByLabelText("IBAN")).toHaveProperty("value", "");
  await order(page);
  expect(await screen.findByText("Er kloppen nog 2 velden niet")).toBeTruthy();
  expect(sentAs(page, "PlaceOrder")).toEqual([]);
});

test("what only the server knows to be wrong stands at its field", async () => {
  const problem = { __typename: "FieldProblem", field: "details.iban", message: "Deze bank doet niet mee." };
  const page = renderCheckout(ready("directdebit"), {
    responses: { SetPaymentMethod: { setPaymentMethod: { __typename: "InvalidInput", code: "x", fields: [problem] } } },
  });
  await fill(page, "Naam van de rekeninghouder", "S. de Wit");
  await fill(page, "IBAN", "NL91ABNA0417164300");
  await order(page);
  expect(await screen.findAllByText("Deze bank doet niet mee.")).toHaveLength(1);
  expect(sentAs(page, "PlaceOrder")).toEqual([]);
});

test("paying in parts warns of credit, asks for a birth date, and is refused to whoever is not of age", async () => {
  const page = renderCheckout(ready("in3"), {
    responses: { SetPaymentMethod: saved(ready("in3", ["BIRTH_DATE"], 4)), PlaceOrder: placed },
  });
  expect(await screen.findByText("Let op! Geld lenen kost geld")).toBeTruthy();
  expect(screen.getByText(/alleen voor wie 18 jaar of ouder is/)).toBeTruthy();
  await order(page);
  expect(await screen.findAllByText("Het veld Geboortedatum is een verplicht veld.")).toHaveLength(1);
  await fill(page, "Geboortedatum", `${new Date().getFullYear() - 17}-01-01`);
  await order(page);
  expect(await screen.findAllByText("Betalen in delen kan alleen vanaf 18 jaar.")).toHaveLength(1);
  expect(sentAs(page, "PlaceOrder")).toEqual([]);
  await fill(page, "Geboortedatum", "1980-05-17");
  await order(page);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(sentAs(page, "SetPaymentMethod")).toEqual([{ key: "in3", details: { birthDate: "1980-05-17" } }]);
});

test("a method that asks nothing shows neither fields nor a warning", async () => {
  renderCheckout(ready("ideal"));
  expect(await screen.findByRole("radio", { name: /iDEAL/, checked: true })).toBeTruthy();
  expect(screen.queryByLabelText("IBAN")).toBeNull();
  expect(screen.queryByText("Let op! Geld lenen kost geld")).toBeNull();
});

test.each([
  [
    "choosing",
    async (page: Page) => page.user.click(await screen.findByRole("radio", { name: "Automatische incasso" })),
  ],
  [
    "giving details",
    async (page: Page) => {
      await fill(page, "Geboortedatum", "1980-05-17");
      await order(page);
    },
  ],
])("a session that has ended shows when %s", async (_what, act) => {
  const onSignedOut = vi.fn();
  const page = renderCheckout(ready("in3"), {
    onSignedOut,
    responses: { SetPaymentMethod: { setPaymentMethod: { __typename: "NotSignedIn", code: "x" } } },
  });
  await act(page);
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  expect(sentAs(page, "PlaceOrder")).toEqual([]);
});
