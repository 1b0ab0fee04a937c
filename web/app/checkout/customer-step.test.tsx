import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { basketData } from "#app/basket/testing/basket-data.ts";
import { checkoutData, customerData } from "./testing/checkout-data.ts";
import { renderCheckout } from "./testing/render-checkout.tsx";

const assign = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
});
afterEach(() => void vi.restoreAllMocks());

const at = "/afrekenen#/auth";

test("who orders can be changed; the checkout is asked for again and goes on", async () => {
  const changed = { ...customerData, firstName: "Daan" };
  const page = renderCheckout([checkoutData(), { ...checkoutData(), customer: changed }], {
    at,
    responses: {
      SignInAsGuest: { signInAsGuest: { __typename: "SignInAsGuestPayload", viewer: changed, basket: basketData() } },
    },
  });
  const firstName = await screen.findByLabelText("Voornaam");
  expect(firstName).toHaveProperty("value", "Sanne");
  await page.user.clear(firstName);
  await page.user.type(firstName, "Daan");
  await page.user.click(screen.getByRole("button", { name: "Verder naar levering" }));
  expect(await screen.findByText("Daan de Wit")).toBeTruthy();
  expect(page.path()).toBe("/afrekenen#/shipping");
});

test("a guest can stop being one; the tab forgets and begins anew at the basket", async () => {
  sessionStorage.setItem("checkout:delivery", "{}");
  const page = renderCheckout(checkoutData(), {
    at,
    responses: { SignOut: { signOut: { __typename: "SignOutPayload", viewer: null } } },
  });
  await page.user.click(await screen.findByRole("button", { name: "Stoppen met bestellen als gast" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/winkelwagen"));
  expect(sessionStorage.getItem("checkout:delivery")).toBeNull();
});

test("a sign-out without an answer says so and forgets nothing", async () => {
  sessionStorage.setItem("checkout:delivery", "{}");
  const page = renderCheckout(checkoutData(), { at });
  await page.user.click(await screen.findByRole("button", { name: "Stoppen met bestellen als gast" }));
  expect(await screen.findByText("Uitloggen is niet gelukt")).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  expect(sessionStorage.getItem("checkout:delivery")).toBe("{}");
});
