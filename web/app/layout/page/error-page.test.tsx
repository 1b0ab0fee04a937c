import { screen, waitFor } from "@testing-library/react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { VisitorWithoutLayout } from "#app/layout/visitor-without-layout.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { ErrorPage } from "./error-page.tsx";

const Visitor = { viewer: null, sessionState: "ENDED", basket: null, wishlist: null };
const SignOut = { signOut: { __typename: "SignOutPayload", viewer: null } };

const Broken = () => {
  throw new Error("no code");
};

test("where header and footer are gone too, the ended session of a visitor is dropped and home is loaded anew", async () => {
  const responses = {
    Visitor,
    SignOut,
    PersonalSuggestions: { recommendations: [], shop: { __typename: "Shop", id: "shop", recommenderScript: null } },
  };
  const { sent } = renderShop(
    <SiteContext value={{ origin: "https://shop.example", shop: defaultShop, buildId: "" }}>
      <ErrorPage error={new Error("secret detail")} withoutLayout>
        <VisitorWithoutLayout />
      </ErrorPage>
    </SiteContext>,
    { responses },
  );
  expect(screen.getByRole("heading", { level: 1, name: "Er ging iets mis" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("secret detail");
  const home = screen.getByRole("link", { name: "Naar de startpagina" });
  expect(home.getAttribute("href")).toBe("/");
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain("SignOut"));
  expect(await screen.findByText("U bent niet meer ingelogd")).toBeTruthy();
});

test("what the error page can do without leaves it standing when that breaks too", () => {
  renderShop(
    <ErrorPage error={new Error("first")}>
      <Broken />
    </ErrorPage>,
  );
  expect(screen.getByRole("link", { name: "Naar de startpagina" })).toBeTruthy();
});
