import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { heldResponse } from "#app/graphql/testing/render-shop.tsx";
import { checkoutData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";

beforeEach(() => sessionStorage.clear());

const found = (street: string, city: string) => ({ postcodeAddress: { __typename: "PostcodeAddress", street, city } });
const unknown = { postcodeAddress: null };
const typeYourself = /geen adres\. Vul straat en plaats zelf in/;

type Page = ReturnType<typeof renderCheckout>;
async function typeHouse({ user }: Page, postcode: string, houseNumber: string) {
  const fields = [
    [await screen.findByLabelText("Postcode"), postcode],
    [screen.getByLabelText("Huisnummer"), houseNumber],
  ] as const;
  for (const [field, text] of fields) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  await user.tab();
}
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const asked = (page: Page) =>
  page.sent.filter(({ name }) => name === "PostcodeAddress").map(({ variables }) => variables);

test("a known house fills in street and city, by one question", async () => {
  const page = renderCheckout(checkoutData(), { responses: { PostcodeAddress: found("Dam", "Amsterdam") } });
  await typeHouse(page, "1012js", "1");
  await waitFor(() => expect([value("Straat"), value("Plaats")]).toEqual(["Dam", "Amsterdam"]));
  await page.user.click(screen.getByLabelText("Postcode"));
  await page.user.tab();
  expect(asked(page)).toEqual([{ postcode: "1012js", houseNumber: "1" }]);
  expect(screen.queryByText(typeYourself)).toBeNull();
});

test("another house replaces what was filled in", async () => {
  const page = renderCheckout(checkoutData(), {
    responses: { PostcodeAddress: [found("Dam", "Amsterdam"), found("Grote Markt", "Groningen")] },
  });
  await typeHouse(page, "1012 JS", "1");
  await waitFor(() => expect(value("Straat")).toBe("Dam"));
  await typeHouse(page, "9712 HN", "9");
  await waitFor(() => expect([value("Straat"), value("Plaats")]).toEqual(["Grote Markt", "Groningen"]));
});

test("what was typed by hand is kept", async () => {
  const page = renderCheckout(checkoutData(), { responses: { PostcodeAddress: found("Dam", "Amsterdam") } });
  await page.user.type(await screen.findByLabelText("Straat"), "Achterdam");
  await typeHouse(page, "1012 JS", "1");
  await waitFor(() => expect(value("Plaats")).toBe("Amsterdam"));
  expect(value("Straat")).toBe("Achterdam");
});

test("an answer that comes after the house was changed is not used", async () => {
  const late = heldResponse(found("Dam", "Amsterdam"));
  const page = renderCheckout(checkoutData(), {
    responses: { PostcodeAddress: [late.response, found("Grote Markt", "Groningen")] },
  });
  await typeHouse(page, "1012 JS", "1");
  await typeHouse(page, "9712 HN", "9");
  await waitFor(() => expect(value("Straat")).toBe("Grote Markt"));
  late.release();
  await page.user.type(screen.getByLabelText("Toevoeging (niet verplicht)"), "B");
  expect([value("Straat"), value("Plaats")]).toEqual(["Grote Markt", "Groningen"]);
});

test("an unknown house is typed by hand, and the form goes on with it", async () => {
  const complete = checkoutData({ hasAddress: true, shipping: "standard" });
  const page = renderCheckout(checkoutData(), {
    responses: {
      PostcodeAddress: unknown,
      SaveDelivery: {
        setCheckoutAddresses: { __typename: "SetCheckoutAddressesPayload", checkout: complete },
        setShippingOption: { __typename: "SetShippingOptionPayload", checkout: complete },
      },
    },
  });
  await typeHouse(page, "8011 AB", "12");
  expect(await screen.findByText(typeYourself)).toBeTruthy();
  await page.user.type(screen.getByLabelText("Straat"), "Voorbeeldstraat");
  await page.user.type(screen.getByLabelText("Plaats"), "Zwolle");
  await page.user.click(screen.getByRole("button", { name: "Verder naar betaling" }));
  expect(await screen.findByRole("heading", { name: "Hoe wilt u betalen?" })).toBeTruthy();
});

test("while nobody can be asked the address is typed by hand; the next time the same house is asked for again", async () => {
  const page = renderCheckout(checkoutData(), {
    responses: { PostcodeAddress: [undefined, found("Dam", "Amsterdam")] },
  });
  await typeHouse(page, "1012 JS", "1");
  expect(await screen.findByText(typeYourself)).toBeTruthy();
  await page.user.type(screen.getByLabelText("Straat"), "Dam");
  await page.user.click(screen.getByLabelText("Postcode"));
  await page.user.tab();
  await waitFor(() => expect(value("Plaats")).toBe("Amsterdam"));
  expect(screen.queryByText(typeYourself)).toBeNull();
});

test("half a postcode and a foreign address are not asked for", async () => {
  const page = renderCheckout(checkoutData(), { responses: { PostcodeAddress: unknown } });
  await typeHouse(page, "1012", "1");
  await page.user.click(screen.getByLabelText("Factuuradres is hetzelfde als het bezorgadres"));
  await page.user.selectOptions(screen.getAllByLabelText("Land")[1]!, "BE");
  await page.user.type(screen.getAllByLabelText("Postcode")[1]!, "1000 AB");
  await page.user.type(screen.getAllByLabelText("Huisnummer")[1]!, "1");
  await page.user.tab();
  expect(asked(page)).toEqual([]);
});
