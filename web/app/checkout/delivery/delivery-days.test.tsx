import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { checkoutData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";

const day = (date: string, more: object = {}) => ({
  __typename: "DeliveryDay",
  day: date,
  isFull: false,
  chosen: false,
  ...more,
});
const offered = (...days: object[]) => [{ __typename: "DeliveryDays", packageId: 1, days }];
const friday = "2026-11-27";
const open = { ...checkoutData(), deliveryDays: offered(day("2026-11-26", { isFull: true }), day(friday)) };
const group = () => screen.findByRole("group", { name: "Matras Duinrust" });

test("a day is chosen for what two people bring; a full one stays in sight and cannot be", async () => {
  const chosen = { ...open, deliveryDays: offered(day("2026-11-26", { isFull: true }), day(friday, { chosen: true })) };
  const { user, sent } = renderCheckout(open, {
    responses: { SetDeliveryDay: { setDeliveryDay: { __typename: "SetDeliveryDayPayload", checkout: chosen } } },
  });
  const days = within(await group());
  expect(days.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Zo snel mogelijk",
    "do 26 november (vol)",
    "vr 27 november",
  ]);
  expect(days.getByRole("radio", { name: "Zo snel mogelijk" })).toMatchObject({ checked: true });
  expect(days.getByRole("radio", { name: /vol/ })).toMatchObject({ disabled: true });
  await user.click(days.getByRole("radio", { name: "vr 27 november" }));
  expect(sent).toContainEqual({ name: "SetDeliveryDay", variables: { input: { packageId: 1, day: friday } } });
});

test("a chosen day that has filled up is said, with the way on", async () => {
  renderCheckout({ ...open, missing: ["DELIVERY_DAY"] });
  expect(await screen.findByText("De gekozen dag kan niet meer")).toBeTruthy();
});

test("without days there is nothing to choose", async () => {
  renderCheckout(checkoutData());
  expect(await screen.findByRole("heading", { name: "U ontvangt 1 levering" })).toBeTruthy();
  expect(screen.queryByText("Op welke dag brengen wij het?")).toBeNull();
});
