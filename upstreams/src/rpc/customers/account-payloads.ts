import { addressSchema } from "@warmeland/schema/rules/account/address.ts";
import { optionalBirthDate } from "@warmeland/schema/rules/account/birth-date.ts";
import { emailAddress, gender, optionalPhone, personName, requiredText } from "@warmeland/schema/rules/field-rules.ts";
import type { FieldProblemKey } from "@warmeland/schema/rules/field-rules.ts";
import { givenPassword, newPassword } from "@warmeland/schema/rules/account/password.ts";
import * as z from "zod/mini";

const forVoucher: FieldProblemKey = "birthDateForVoucher";
const key = z.string().check(z.minLength(8), z.maxLength(200));
const token = z.string().check(z.maxLength(200));
const nothing = z.object({});

/** What a visitor collected before signing in; the keys are the gateway's. */
const guestKeys = z.optional(
  z.object({ basketKey: z.optional(key), wishlistKey: z.optional(key), configurationsKey: z.optional(key) }),
);

/** What the account procedures take. Names are the wire's; a wrong field is a 400 with its `FieldProblemKey`. */
export const accountPayloads = {
  login: z.object({ email: emailAddress(), password: givenPassword(), guestKeys }),
  register: z
    .object({
      first_name: personName(),
      last_name: personName(),
      email: emailAddress(),
      password: newPassword(),
      gender: gender(),
      birth_date: optionalBirthDate(),
      newsletter: z._default(z.boolean(), false),
      birthdayVoucher: z._default(z.boolean(), false),
      guestKeys,
    })
    .check(
      z.refine((form) => !form.birthdayVoucher || form.birth_date !== undefined, {
        path: ["birth_date"],
        error: forVoucher,
        when: ({ value, issues }) =>
          typeof value === "object" && value !== null && !issues.some(({ path }) => path?.[0] === "birth_date"),
      }),
    ),
  forgotPassword: z.object({ email: emailAddress() }),
  resetPassword: z.object({ hash: token, password: newPassword() }),
  /** What is left out stays as it is; null empties phone and birth date. Another e-mail address needs `password`. */
  updateShopUser: z.object({
    first_name: z.optional(personName()),
    last_name: z.optional(personName()),
    gender: z.optional(gender()),
    phone: z.optional(z.union([z.null(), optionalPhone()])),
    birth_date: z.optional(z.union([z.null(), optionalBirthDate()])),
    birthdayVoucher: z.optional(z.boolean()),
    email: z.optional(emailAddress()),
    password: z.optional(givenPassword()),
  }),
  updatePassword: z.object({ oldPassword: givenPassword("currentPassword"), newPassword: newPassword() }),
  getAddresses: nothing,
  /** Without `id` it is a new address. */
  saveAddress: z.object({
    id: z.optional(z.uuid()),
    address: addressSchema,
    isDefaultShipping: z.optional(z.boolean()),
    isDefaultBilling: z.optional(z.boolean()),
  }),
  removeAddress: z.object({ id: z.uuid() }),
  logoutEverywhere: nothing,
  /** Requests the mail that proves the account's address once more. */
  requestEmailVerification: nothing,
  verifyEmail: z.object({ token }),
  confirmEmailChange: z.object({ token }),
  requestAccountDeletion: z.object({ password: givenPassword("currentPassword") }),
  confirmAccountDeletion: z.object({ token }),
  /** The keys add what hangs on them and on no customer. */
  exportMyData: z.object({ password: givenPassword("currentPassword"), keys: guestKeys }),
  /** `consents.newsletter` is the box that was ticked; without it the response is `declined`. */
  newsletterSubscribe: z.object({ email: emailAddress(), consents: z.object({ newsletter: z.boolean() }) }),
  newsletterConfirm: z.object({ token }),
  /** A token of a mail, or nothing but a session; `email` may name the session's address. */
  newsletterUnsubscribe: z.object({ token: z.optional(token), email: z.optional(emailAddress()) }),
  /** Somebody waits for a variant that is sold out. */
  requestRestockNotice: z.object({ variantId: z.int().check(z.positive()), email: emailAddress() }),
  confirmRestockNotice: z.object({ token }),
  endRestockNotice: z.object({ token }),
  /** A Dutch postcode in any spelling; the addition of a house number is left out. */
  getPostcodeAddress: z.object({ postcode: dutchPostcode(), houseNumber: plainHouseNumber() }),
} as const;

function dutchPostcode() {
  const zipCode: FieldProblemKey = "zipCode";
  return requiredText(10).check(
    z.toUpperCase(),
    z.overwrite((text) => text.replace(/^(\d{4})\s*([A-Z]{2})$/, "$1 $2")),
    z.regex(/^[1-9]\d{3} [A-Z]{2}$/, zipCode),
  );
}

function plainHouseNumber() {
  const houseNumber: FieldProblemKey = "houseNumber";
  return z.pipe(
    requiredText(10).check(z.regex(/^[1-9]\d{0,4}/, houseNumber)),
    z.transform((text: string) => Number.parseInt(text, 10)),
  );
}
