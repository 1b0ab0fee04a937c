import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { paymentDetailsSchema } from "./payment-details.ts";

const problemOf = (name: "iban" | "birthDate" | "accountHolder", value: unknown): string | undefined =>
  paymentDetailsSchema([name]).safeParse({ [name]: value }).error?.issues[0]?.message;

describe("an IBAN", () => {
  it.each([
    "NL91 ABNA 0417 1643 00",
    "nl91abna0417164300",
    "BE68539007547034",
    "DE89 3704 0044 0532 0130 00",
    "FR1420041010050500013M02606",
  ])("%s is taken, without spaces and in capitals", (iban) => {
    expect(paymentDetailsSchema(["iban"]).parse({ iban })).toEqual({ iban: iban.replaceAll(" ", "").toUpperCase() });
  });

  it.each([
    ["", "required"],
    ["NL91ABNA0417164301", "iban"],
    ["NL19ABNA0417164300", "iban"],
    ["0417164300", "iban"],
    [undefined, "required"],
    ["NL91ABNA0417164300'; drop table", "iban"],
  ])("%s is %s", (iban, problem) => {
    expect(problemOf("iban", iban)).toBe(problem);
  });

  it("with one other digit is refused", () => {
    const digits = Array.from("NL91ABNA0417164300");
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 17 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const changed = digits.with(place, String((Number(digits[place]) + shift) % 10)).join("");
        expect(problemOf("iban", changed)).toBe("iban");
      }),
    );
  });
});

const yearsAgo = (years: number, days: number) => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days))
    .toISOString()
    .slice(0, 10);
};

describe("a birth date", () => {
  it.each([
    ["of eighteen years today", yearsAgo(18, 0), undefined],
    ["of eighteen years tomorrow", yearsAgo(18, 1), "adult"],
    ["that does not exist", "1990-02-30", "date"],
    ["before anybody who lives", "1850-01-01", "date"],
    ["that is left out", "", "required"],
  ])("%s", (_which, birthDate, problem) => {
    expect(problemOf("birthDate", birthDate)).toBe(problem);
  });
});

it("what a method does not need is dropped", () => {
  expect(paymentDetailsSchema([]).parse({ iban: "NL91ABNA0417164300", birthDate: "x" })).toEqual({});
});
