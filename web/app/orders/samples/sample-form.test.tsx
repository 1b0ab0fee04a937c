import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { SampleForm } from "./sample-form.tsx";

const fabric = (productId: number, colour: string) => ({
  __typename: "Product" as const,
  id: `product-${productId}`,
  productId,
  name: `Bank Proef, ${colour}`,
  sampleAvailable: true,
  color: {
    __typename: "Attribute" as const,
    values: [{ __typename: "AttributeValue" as const, label: colour, value: "#8f9a85" }],
  },
  swatch: null,
});
const fabrics = [fabric(1, "salie"), fabric(2, "zand"), fabric(3, "petrol"), fabric(4, "kamel")];
const customer = {
  __typename: "Customer" as const,
  id: "customer-1",
  email: "sanne@voorbeeld.nl",
  firstName: "Sanne",
  lastName: "de Wit",
  gender: "FEMALE" as const,
  addresses: [
    {
      __typename: "SavedAddress" as const,
      id: "address-1",
      isDefaultShipping: true,
      isDefaultBilling: true,
      firstName: "Sanne",
      lastName: "de Wit",
      companyName: null,
      street: "Dekenkade",
      houseNumber: "1",
      addition: null,
      zipCode: "3812 ZW",
      city: "Amersfoort",
      countryCode: "NL",
      gender: "FEMALE" as const,
      vatNumber: null,
      phone: null,
    },
  ],
};

function show(response: object, of: typeof customer | null = customer) {
  const said: string[] = [];
  const page = renderShop(
    <SiteContext value={{ origin: "https://shop.example", shop: defaultShop, buildId: "" }}>
      <SampleForm customer={of} fabrics={fabrics} productId={2} onDone={(message) => said.push(message)} />
    </SiteContext>,
    { responses: { OrderSamples: { orderSamples: response } } },
  );
  return { ...page, said, user: userEvent.setup() };
}
const box = (colour: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Bank Proef, ${colour}` });

test("a customer orders with two presses: the colour looked at is chosen, the usual address filled in", async () => {
  const { user, sent, said } = show({ __typename: "OrderSamplesPayload", message: "Gelukt." });
  await screen.findByText("Welke stoffen?");
  expect(box("zand").checked).toBe(true);
  await user.click(box("petrol"));
  await user.click(screen.getByRole("button", { name: "Bestel 2 staaltjes · gratis" }));
  await expect.poll(() => said).toEqual(["Gelukt."]);
  expect(sent).toMatchObject([
    {
      name: "OrderSamples",
      variables: { input: { productIds: [2, 3], email: "sanne@voorbeeld.nl", address: { street: "Dekenkade" } } },
    },
  ]);
});

test("with three chosen the others rest; with none chosen nothing is sent", async () => {
  const { user, sent } = show({});
  await screen.findByText("Welke stoffen?");
  for (const colour of ["salie", "petrol"]) await user.click(box(colour));
  expect(box("kamel").disabled).toBe(true);
  expect(screen.getByText(/^U hebt er 3 gekozen/)).toBeTruthy();
  for (const colour of ["salie", "zand", "petrol"]) await user.click(box(colour));
  await user.click(screen.getByRole("button", { name: "Bestel 1 staaltje · gratis" }));
  expect(await screen.findByText("Kies eerst een stof.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("what the shop refuses is read, and nothing typed is lost; the same order goes by the same key", async () => {
  const message = "Voor dit adres kunt u nu nog 1 van de drie staaltjes bestellen.";
  const { user, sent } = show({
    __typename: "SampleLimitReached",
    code: "SAMPLE_LIMIT_REACHED",
    message,
    field: "productIds",
  });
  await user.click(await screen.findByRole("button", { name: "Bestel 1 staaltje · gratis" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText("Er klopt nog één veld niet")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Bestel 1 staaltje · gratis" }));
  await expect.poll(() => sent.length).toBe(2);
  const keys = sent.map(({ variables }) => (variables["input"] as { idempotencyKey: string }).idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Straat" }).value).toBe("Dekenkade");
});
