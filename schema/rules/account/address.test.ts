import { expect, test } from "vitest";
import { addressSchema } from "./address.ts";
import { guestLoginSchema } from "./guest-login.ts";

const address = {
  firstName: "Sanne",
  lastName: "de Vries-O’Brien",
  gender: "FEMALE",
  street: "Keizersgracht",
  houseNumber: "12",
  addition: " ",
  zipCode: "1015cj",
  city: "Amsterdam",
  countryCode: "NL",
  phone: "+31 6 1234 5678",
};

function problemsOf(
  input: unknown,
  schema: typeof addressSchema | typeof guestLoginSchema = addressSchema,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of schema.safeParse(input).error?.issues ?? []) problems[issue.path.join(".")] ??= issue.message;
  return problems;
}

test("an address is trimmed and its Dutch zip code gets its space", () => {
  expect(addressSchema.parse(address)).toMatchObject({
    zipCode: "1015 CJ",
    addition: undefined,
    phone: "+31 6 1234 5678",
  });
});

test.each([
  [{ firstName: "  " }, { firstName: "required" }],
  [{ firstName: "<b>" }, { firstName: "name" }],
  [{ lastName: "a".repeat(61) }, { lastName: "tooLong" }],
  [{ houseNumber: "bis" }, { houseNumber: "houseNumber" }],
  [{ zipCode: "0123 AB" }, { zipCode: "zipCode" }],
  [{ zipCode: "1015 CJ", countryCode: "BE" }, { zipCode: "zipCode" }],
  [{ zipCode: "10115", countryCode: "DE" }, {}],
  [{ countryCode: "US" }, { countryCode: "country" }],
  [{ phone: "bel mij" }, { phone: "phone" }],
  [{ phone: "" }, {}],
  [{ gender: "X" }, { gender: "required" }],
  [
    { houseNumber: "", zipCode: "12" },
    { houseNumber: "required", zipCode: "zipCode" },
  ],
  [
    { street: null, city: undefined },
    { street: "required", city: "required" },
  ],
])("%o has the problems %o", (change, problems) => {
  expect(problemsOf({ ...address, ...change })).toEqual(problems);
});

test("a guest's e-mail address is checked and lower-cased", () => {
  const guest = { firstName: "Sanne", lastName: "Vries", email: " Sanne@Example.NL ", gender: "NO_CHOICE" };
  expect(guestLoginSchema.parse(guest).email).toBe("sanne@example.nl");
  expect(problemsOf({ ...guest, email: "sanne@" }, guestLoginSchema)).toEqual({ email: "email" });
  expect(problemsOf({ ...guest, email: `${"a".repeat(250)}@b.nl` }, guestLoginSchema)).toEqual({ email: "tooLong" });
});
