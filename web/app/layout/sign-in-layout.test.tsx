import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import SignInLayout from "./sign-in-layout.tsx";
import { renderPage } from "./testing/render-page.tsx";

const Visitor = { viewer: null, sessionState: null, basket: null, wishlist: null };
const renderAt = (at: string) => renderPage(<SignInLayout />, { at, responses: { Visitor } });
const newsletter = () => screen.queryByLabelText("E-mailadres voor de nieuwsbrief");

test.each([
  "/inloggen?redirectUrl=%2Fafrekenen%23%2Fpayment",
  "/registreren?redirectUrl=%2Fafrekenen",
  "/gastaanmelding",
])("%s is the first step of the checkout", async (path) => {
  renderAt(path);
  const steps = await screen.findByRole("navigation", { name: "Stappen" });
  expect(steps.querySelector("[aria-current=step]")?.textContent).toBe("1. Gegevens");
  expect(screen.getByRole("link", { name: "Winkelwagen" }).getAttribute("href")).toBe("/winkelwagen");
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(newsletter()).toBeNull();
});

test.each(["/inloggen", "/inloggen?redirectUrl=%2Faccount", "/registreren"])(
  "%s is a page of the shop",
  async (path) => {
    renderAt(path);
    expect(await screen.findByLabelText("E-mailadres voor de nieuwsbrief")).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "Stappen" })).toBeNull();
  },
);
