import { expect, test } from "vitest";
import { localeCookieDays, readCookie, serializeCookie, visitorCookieDays } from "./cookies.ts";

test("defaults are path / and lax", () => {
  expect(serializeCookie("locale", "nl-NL")).toBe("locale=nl-NL; Path=/; SameSite=Lax");
});

test("the locale cookie lives 365 days, the visitor cookie 180 and is secure", () => {
  expect(serializeCookie("locale", "nl-NL", { days: localeCookieDays })).toContain("Max-Age=31536000");
  expect(serializeCookie("visitor", "x", { days: visitorCookieDays, secure: true })).toBe(
    "visitor=x; Path=/; Max-Age=15552000; SameSite=Lax; Secure",
  );
});

test("values survive writing and reading", () => {
  const written = serializeCookie("draft", "a;b=c é").split(";")[0]!;
  expect(readCookie(`other=1; ${written}; last=2`, "draft")).toBe("a;b=c é");
});

test("an absent or broken cookie reads as undefined", () => {
  expect(readCookie("", "locale")).toBeUndefined();
  expect(readCookie("xlocale=nl", "locale")).toBeUndefined();
  expect(readCookie("locale=%E0%A4%A", "locale")).toBeUndefined();
});
