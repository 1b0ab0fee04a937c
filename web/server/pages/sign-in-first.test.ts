// @vitest-environment node
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { pageTarget } from "./page-target.ts";
import { signInFirst } from "./sign-in-first.ts";

function open(path: string, cookie?: string): string | undefined {
  const url = new URL(path, "https://shop.example");
  return signInFirst(
    new Request(url, cookie === undefined ? {} : { headers: { cookie } }),
    pageTarget(url, [defaultShop]),
  );
}

test.each([
  ["/account", "%2Faccount"],
  ["/account/gebruiker", "%2Faccount%2Fgebruiker"],
  ["/account/bestellingen/abc?page=2", "%2Faccount%2Fbestellingen%2Fabc%3Fpage%3D2"],
  ["/afrekenen", "%2Fafrekenen"],
  ["/%61ccount", "%2F%2561ccount"],
  ["/ACCOUNT/Gebruiker", "%2FACCOUNT%2FGebruiker"],
])("without a session %s leads to sign in and back", (path, back) => {
  for (const cookie of [undefined, "", "__Host-visitor=abc; locale=nl-NL", "__Host-session=", "other-session=x"]) {
    expect(open(path, cookie)).toBe(`/inloggen?redirectUrl=${back}`);
  }
});

test.each(["__Host-session=abc", "locale=nl-NL; __Host-session=abc", "session=abc"])(
  "with the cookie %s the page is shown",
  (cookie) => {
    expect(open("/account", cookie)).toBeUndefined();
  },
);

test.each([
  "/",
  "/matrassen",
  "/accounts",
  "/inloggen",
  "/registreren",
  "/account-verwijderen?token=x",
  "/account/api",
  "/api/account",
])("%s needs no session", (path) => {
  expect(open(path)).toBeUndefined();
});
