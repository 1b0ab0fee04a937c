import { expect, test } from "vitest";
import { consentCookie, readConsent } from "./consent.ts";

const today = new Date("2026-11-22T23:30:00Z");
const pairOf = (cookie: string) => cookie.slice(0, cookie.indexOf(";"));

test.each([
  ["nothing", [], "consent=2.2026-11-22"],
  ["one purpose", ["marketing"], "consent=2.2026-11-22.marketing"],
  ["both purposes", ["statistics", "marketing"], "consent=2.2026-11-22.statistics.marketing"],
] as const)(
  "a choice that allows %s is version, day and purposes, and is read again as given",
  (_what, consent, pair) => {
    const cookie = consentCookie(consent, { today, secure: true });
    expect(cookie).toBe(`${pair}; Path=/; Max-Age=${180 * 24 * 60 * 60}; SameSite=Lax; Secure`);
    expect(readConsent(`locale=nl-NL; ${pairOf(cookie)}; other=1`)).toEqual(consent);
  },
);

test("on plain http the cookie is not Secure", () => {
  expect(consentCookie([], { today, secure: false })).not.toContain("Secure");
});

test.each([
  "",
  "locale=nl-NL",
  "consent=",
  "consent=yes",
  "consent=1.2026-11-22.statistics",
  "consent=2.2026-11-22.",
  "consent=%",
])("%j is no choice, so the visitor is asked", (cookies) => expect(readConsent(cookies)).toBeUndefined());

test("a purpose nobody asks about allows nothing", () => {
  expect(readConsent("consent=2.2026-11-22.everything.marketing")).toEqual(["marketing"]);
});
