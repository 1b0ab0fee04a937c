import { expect, test } from "vitest";
import { shownStep } from "./checkout-step.ts";

const nobody = ["CUSTOMER", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"];
const guest = ["ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"];
const delivered = ["PAYMENT_METHOD"];

test.each([
  ["", nobody, "auth"],
  ["", guest, "shipping"],
  ["", delivered, "payment"],
  ["", [], "payment"],
  ["#/payment", guest, "shipping"],
  ["#/payment", nobody, "auth"],
  ["#/shipping", delivered, "shipping"],
  ["#/auth", delivered, "auth"],
  ["#/payment", ["SHIPPING_OPTION"], "shipping"],
  ["#inhoud", delivered, "payment"],
  ["#/elsewhere", guest, "shipping"],
])("%s with %j missing shows %s", (hash, missing, step) => {
  expect(shownStep(hash, missing)).toBe(step);
});
