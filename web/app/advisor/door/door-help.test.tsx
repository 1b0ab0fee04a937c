import { useQuery } from "@apollo/client/react";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DoorHelp, DoorHelpFragment } from "./door-help.tsx";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";

const attribute = (key: string, value: string) => ({
  __typename: "Attribute",
  key,
  values: [{ __typename: "AttributeValue", value }],
});

const HelpQuery = testQuery("query Help { product { id ...DoorHelp_product } }", DoorHelpFragment);

function Help() {
  const { data } = useQuery(HelpQuery);
  if (!data) return null;
  return (
    <>
      <h1>Bank Amstel</h1>
      <DoorHelp product={(data as { product: never }).product} />
    </>
  );
}

const variant = (id: string, widthCm: number, depthCm: number) => ({
  __typename: "VariantEdge",
  node: {
    __typename: "Variant",
    id,
    measures: { __typename: "Measures", widthCm, depthCm, heightCm: 84, removableLegsCm: 14 },
  },
});

function renderHelp(attributes: readonly object[]) {
  const edges = [variant("small", 198, 78), variant("large", 238, 90)];
  const variants = { __typename: "VariantConnection", edges };
  return renderShop(<Help />, {
    responses: {
      Help: { product: { __typename: "Product", id: "sofa", name: "Bank Amstel", attributes } },
      DoorDialog: { product: { __typename: "Product", id: "sofa", variants } },
    },
  });
}

const sofa = [attribute("upholstery", "weefsel"), attribute("shippingType", "two_person"), attribute("shape", "recht")];

test("each size of a sofa is tried against the door and the hall that are typed", async () => {
  const { user } = renderHelp(sofa);
  await user.click(await screen.findByRole("button", { name: "Past hij door uw deur?" }));
  const width = await screen.findByLabelText("Breedte van de opening (cm)");
  expect(await screen.findByText("Past, zoals hij staat.")).toBeTruthy();
  expect(screen.getByText("Past, als u hem op zijn rug draagt. Haal eerst de poten van 14 cm eraf.")).toBeTruthy();
  await user.clear(width);
  await user.type(width, "93");
  expect(screen.getAllByText("Past, zoals hij staat.")).toHaveLength(2);
  await user.type(screen.getByLabelText(/^Breedte van de gang/), "70");
  expect(screen.queryByText("Past, zoals hij staat.")).toBeNull();
  await user.clear(width);
  await user.type(width, "9");
  expect(screen.getByText("Vul een getal van 50 tot 300 in.")).toBeTruthy();
});

test.each([
  ["a corner sofa, which comes in parts", [...sofa.slice(0, 2), attribute("shape", "hoek")]],
  ["a bed", [...sofa, attribute("sizeGuide", "bed")]],
  ["a table", [attribute("shippingType", "two_person")]],
])("%s has none", async (_what, attributes) => {
  renderHelp(attributes);
  await screen.findByRole("heading", { name: "Bank Amstel" });
  expect(screen.queryByRole("button", { name: "Past hij door uw deur?" })).toBeNull();
});
