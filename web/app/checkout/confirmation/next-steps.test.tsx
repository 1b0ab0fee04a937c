import { useQuery } from "@apollo/client/react";
import { screen, within } from "@testing-library/react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { NextSteps, NextStepsFragment } from "./next-steps.tsx";

const OrderQuery = testQuery("query OrderOfTest { order { id ...NextSteps_order } }", NextStepsFragment);
const mattress = { __typename: "OrderItem", id: "i1", name: "Matras Duin", packageId: 1 };
const sheet = { __typename: "OrderItem", id: "i2", name: "Hoeslaken Mos", packageId: 2 };
const mattressDelivery = {
  __typename: "Package",
  packageId: 1,
  kind: "TWO_PERSON",
  deliveryFrom: "2026-11-26",
  deliveryTo: "2026-11-28",
};
const sheetDelivery = {
  ...mattressDelivery,
  packageId: 2,
  kind: "PARCEL",
  deliveryFrom: "2026-11-24",
  deliveryTo: "2026-11-25",
};

function Page() {
  const { data } = useQuery<{ order: Parameters<typeof NextSteps>[0]["order"] }>(OrderQuery);
  return data ? <NextSteps order={data.order} /> : null;
}

async function steps(items: readonly object[], packages: readonly object[]): Promise<HTMLElement[]> {
  const order = { __typename: "Order", id: "o1", items, packages };
  renderShop(
    <SiteContext value={{ origin: "http://localhost", shop: defaultShop, buildId: "" }}>
      <Page />
    </SiteContext>,
    { responses: { OrderOfTest: { order } } },
  );
  return within(await screen.findByRole("list")).getAllByRole("listitem");
}

test("of several deliveries each says what it brings, each article once", async () => {
  const [, first, second] = await steps([mattress, sheet, { ...sheet, id: "i3" }], [mattressDelivery, sheetDelivery]);
  expect(first?.textContent).toMatch(/^Wij bezorgen .*28 november, tot in de kamer\.Matras Duin$/);
  expect(second?.textContent).toMatch(/25 november.*Hoeslaken Mos$/);
});

test("a single delivery brings everything, and does not say it again", async () => {
  const [, only] = await steps([mattress], [mattressDelivery]);
  expect(only?.textContent).not.toContain("Matras Duin");
});
