import { beforeEach, expect, test } from "vitest";
import { clearCheckoutStorage } from "#app/account/sign-in/clear-checkout-storage.ts";
import { attemptKey, endAttempt } from "./attempt-key.ts";

beforeEach(() => sessionStorage.clear());

const attempt = { checkoutVersion: 4, acceptedTotalCents: 39_900 };

test("repetitions of an attempt share a key, fit for the gateway", () => {
  const key = attemptKey(attempt);
  expect(attemptKey(attempt)).toBe(key);
  expect(key).toMatch(/^[\w-]{16,128}$/);
});

test("agreeing to something else is another attempt", () => {
  const key = attemptKey(attempt);
  expect(attemptKey({ ...attempt, checkoutVersion: 5 })).not.toBe(key);
  expect(attemptKey({ ...attempt, acceptedTotalCents: 1 })).not.toBe(key);
});

test("an answered attempt is over", () => {
  const key = attemptKey(attempt);
  endAttempt();
  expect(attemptKey(attempt)).not.toBe(key);
});

test("signing out forgets it, and nothing that is not the checkout's", () => {
  sessionStorage.setItem("scroll", "{}");
  attemptKey(attempt);
  clearCheckoutStorage();
  expect(Object.keys(sessionStorage)).toEqual(["scroll"]);
});

test("a broken store gives a new key", () => {
  sessionStorage.setItem("checkout:attempt", "{");
  expect(attemptKey(attempt)).toHaveLength(48);
});
