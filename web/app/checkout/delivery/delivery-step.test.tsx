import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { addressData, checkoutData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";

beforeEach(() => sessionStorage.clear());

const complete = checkoutData({ hasAddress: true, shipping: "standard", version: 5 });
const saved = {
  setCheckoutAddresses: { __typename: "SetCheckoutAddressesPayload", checkout: complete },
  setShippingOption: { __typename: "SetShippingOptionPayload", checkout: complete },
};
type Page = ReturnType<typeof renderCheckout>;

/** Fills fields at once, as a browser that knows the address does: key by key takes a test long. */
async function fill(
  { user }: Page,
  place: Pick<typeof screen, "getByLabelText">,
  texts: Readonly<Record<string, string>>,
) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(place.getByLabelText(label));
    await user.paste(text);
  }
}
async function fillAddress(page: Page) {
  await screen.findByLabelText("Postcode");
  await fill(page, screen, { Postcode: "8011ab", Huisnummer: "12", Straat: "Voorbeeldstraat", Plaats: "Zwolle" });
}
const goOn = ({ user }: Page) => user.click(screen.getByRole("button", { name: "Verder naar betaling" }));

test("without a hash the browser goes to the first unfinished step and shows who orders", async () => {
  const { path } = renderCheckout(checkoutData());
  expect(await screen.findByRole("heading", { name: "Waar mogen wij bezorgen?" })).toBeTruthy();
  await waitFor(() => expect(path()).toBe("/afrekenen#/shipping"));
  expect(screen.getByText("sanne@voorbeeld.nl, u bestelt als gast")).toBeTruthy();
  expect(screen.getByLabelText("Voornaam")).toHaveProperty("value", "Sanne");
});

test("addresses and way of delivery are saved with one request, and the payment step follows with the focus", async () => {
  const page = renderCheckout(checkoutData(), { responses: { SaveDelivery: saved } });
  await fillAddress(page);
  await page.user.click(screen.getByRole("radio", { name: /oud matras meenemen/ }));
  await goOn(page);
  const heading = await screen.findByRole("heading", { name: "Hoe wilt u betalen?" });
  expect(page.path()).toBe("/afrekenen#/payment");
  expect(document.activeElement).toBe(heading);
  expect(page.sent.filter(({ name }) => name === "SaveDelivery")).toEqual([
    {
      name: "SaveDelivery",
      variables: {
        addresses: {
          shipping: expect.objectContaining({
            zipCode: "8011 AB",
            houseNumber: "12",
            countryCode: "NL",
            gender: "FEMALE",
          }),
          billing: null,
        },
        option: { key: "take_back" },
      },
    },
  ]);
  expect(screen.getByText(/Voorbeeldstraat 12, 8011 AB Zwolle/)).toBeTruthy();
});

test("delivery options say their price, and below stands what comes when", async () => {
  renderCheckout(checkoutData());
  const option = (await screen.findByRole("radio", { name: /oud matras/ })).closest("label")!;
  expect(option.textContent).toContain("€ 15We laten het recyclen.");
  const shipments = screen.getByRole("heading", { name: "U ontvangt 1 levering" }).closest("section")!;
  expect(within(shipments).getByRole("listitem").textContent).toBe(
    "wo 25 t/m vr 27 novemberMatras DuinrustDoor twee mensen, tot in de kamer",
  );
});

test("a bill can go elsewhere; that address is checked only then", async () => {
  const page = renderCheckout(checkoutData(), { responses: { SaveDelivery: saved } });
  await fillAddress(page);
  await page.user.click(screen.getByLabelText("Factuuradres is hetzelfde als het bezorgadres"));
  const billing = screen.getByRole("heading", { name: "Waar mag de factuur heen?" }).closest("section")!;
  await goOn(page);
  expect(await screen.findByText("Er kloppen nog 4 velden niet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Factuuradres: Postcode" })).toBeTruthy();
  await page.user.selectOptions(within(billing).getByLabelText("Land"), "BE");
  await fill(page, within(billing), { Postcode: "1000", Huisnummer: "1", Straat: "Grote Markt", Plaats: "Brussel" });
  await goOn(page);
  await screen.findByRole("heading", { name: "Hoe wilt u betalen?" });
  expect(page.sent.at(-1)?.variables).toMatchObject({
    addresses: { billing: { city: "Brussel", countryCode: "BE", zipCode: "1000" } },
  });
});

test("a reload loses nothing that was typed", async () => {
  const first = renderCheckout(checkoutData());
  await first.user.type(await screen.findByLabelText("Straat"), "Dorpsweg");
  await first.user.click(screen.getByRole("radio", { name: /oud matras/ }));
  first.unmount();
  renderCheckout(checkoutData());
  expect(await screen.findByLabelText("Straat")).toHaveProperty("value", "Dorpsweg");
  expect(screen.getByRole("radio", { name: /oud matras/ })).toHaveProperty("checked", true);
});

test("what the server refuses stands at its field", async () => {
  const problem = {
    __typename: "FieldProblem",
    field: "shipping.countryCode",
    message: "Naar dit land bezorgen wij niet.",
  };
  const page = renderCheckout(checkoutData(), {
    responses: {
      SaveDelivery: { ...saved, setCheckoutAddresses: { __typename: "InvalidInput", code: "x", fields: [problem] } },
    },
  });
  await fillAddress(page);
  await goOn(page);
  await waitFor(() => expect(screen.getByLabelText("Land").getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText("Naar dit land bezorgen wij niet.")).toHaveLength(1);
});

test("who has nothing to order reads that the basket is empty", async () => {
  const empty = { __typename: "BasketEmpty", code: "BASKET_EMPTY", message: "Uw winkelwagen is leeg." };
  const page = renderCheckout(checkoutData(), {
    responses: { SaveDelivery: { setCheckoutAddresses: empty, setShippingOption: empty } },
  });
  await fillAddress(page);
  await goOn(page);
  expect(await screen.findByText("Uw winkelwagen is leeg.")).toBeTruthy();
});

test("who is not signed in any more goes to sign in", async () => {
  const onSignedOut = vi.fn();
  const nobody = { __typename: "NotSignedIn", code: "x" };
  const page = renderCheckout(checkoutData(), {
    onSignedOut,
    responses: { SaveDelivery: { setCheckoutAddresses: nobody, setShippingOption: nobody } },
  });
  await fillAddress(page);
  await goOn(page);
  await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
});

test("a known address is there to be changed", async () => {
  renderCheckout(checkoutData({ hasAddress: true, shipping: "standard" }), { at: "/afrekenen#/shipping" });
  expect(await screen.findByLabelText("Straat")).toHaveProperty("value", addressData.street);
});
