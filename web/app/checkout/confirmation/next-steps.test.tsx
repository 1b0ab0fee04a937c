import { useQuery } from "@apollo/client/react";
import { screen, within } from "@testing-library/react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { NextSteps, NextStepsFragment } from "./next-steps.tsx";

const OrderQuery = testQuery("query OrderOfTest { order { id ...NextSteps_order } }", NextStepsFragment);
const mattress = { __typename: "OrderItem", id: "i1", name: "Matras Duin", packageId: 1, image: null };
const sheet = { __typename: "OrderItem", id: "i2", name: "Hoeslaken Mos", packageId: 2, image: null };
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
  return data ? <NextSteps order={data.order} returnDays={100} /> : null;
}

async function steps(items: readonly object[], packages: readonly object[]): Promise<HTMLElement[]> {
  const order = {
    __typename: "Order",
    id: "o1",
    placedAt: "2026-11-23T10:00:00.000Z",
    comesTogether: false,
    payment: { __typename: "OrderPayment", status: "PAID", methodName: "iDEAL | Wero" },
    total: { __typename: "Money", formatted: "€ 495,-" },
    items,
    packages,
  };
  renderShop(
    <SiteContext value={{ origin: "http://localhost", shop: defaultShop, buildId: "" }}>
      <Page />
    </SiteContext>,
    { responses: { OrderOfTest: { order } } },
  );
  return within(await screen.findByRole("list")).getAllByRole("listitem");
}

test("the order, each shipment with what it brings, and the end of the trial stand in order of time", async () => {
  const texts = await steps([mattress, sheet, { ...sheet, id: "i3" }], [sheetDelivery, mattressDelivery]);
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    "Besteld op 23 november 2026Betaald met iDEAL | Wero: € 495,-. U ontvangt de bevestiging per e-mail.",
    "dinsdag 24 tot en met woensdag 25 novemberHoeslaken MosAls pakket",
    "donderdag 26 tot en met zaterdag 28 novemberMatras DuinDoor twee mensen, tot in de kamer",
    expect.stringMatching(/^Zeker tot en met 4 maart 2027U mag alles 100 dagen proberen.*vanaf de bezorging ervan/),
  ]);
});

test("of a single delivery nothing is said of others", async () => {
  const texts = await steps([mattress], [mattressDelivery]);
  expect(texts.at(-1)?.textContent).not.toContain("Voor elke levering");
  expect(texts.at(-1)?.textContent).toContain("14 dagen bedenktijd");
});
