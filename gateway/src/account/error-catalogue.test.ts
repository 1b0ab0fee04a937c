import { encodeGlobalID } from "@pothos/plugin-relay";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AccountRefusal,
  formRefusals,
  linkRefusals,
  settingsRefusals,
  tooManyTries,
} from "@warmeland/schema/testing/account-refusals.ts";
import { type AccountHolder, openAccountHolder, person } from "#gateway/testing/account-holder.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

interface FailedCall {
  readonly procedure: string;
  readonly status: number;
  readonly body?: object;
}

let shop: TestShop;
let holder: AccountHolder;
let failing: FailedCall | undefined;

const user = {
  id: 7,
  email: person.email,
  first_name: "Sanne",
  last_name: "de Wit",
  gender: "FEMALE",
  groups: [],
  status: { isGuestCustomer: false },
};

// an order service that knows one customer, and has a scripted response to one procedure
beforeAll(async () => {
  shop = await createTestShop();
  const gateway = await shop.gateway({
    upstreams: {
      ...shop.upstreams,
      rpc: (request) => {
        const procedure = new URL(request.url).pathname.split("/").at(-1);
        if (procedure === "getUser") return Promise.resolve(Response.json(user));
        if (!failing || procedure !== failing.procedure)
          return Promise.resolve(Response.json({ title: "No", status: 404 }, { status: 404 }));
        const { status, body } = failing;
        return Promise.resolve(
          Response.json(
            { title: "No", status, ...body },
            { status, headers: { "retry-after": `${tooManyTries.retryAfterSeconds}` } },
          ),
        );
      },
    },
  });
  holder = openAccountHolder({
    send: (document, send) =>
      gateway.send(document, { ...send, headers: { ...send?.headers, cookie: `__Host-session=${"s".repeat(43)}` } }),
  });
});
afterAll(() => shop.close());

const { email, password, ...name } = person;
const address = {
  ...name,
  street: "Voorbeeldstraat",
  houseNumber: "12",
  zipCode: "8011 AB",
  city: "Zwolle",
  countryCode: "NL",
};
const calls = {
  signIn: { procedure: "login", input: { email, password } },
  signUp: { procedure: "register", input: person },
  signInAsGuest: { procedure: "guestLogin", input: { ...name, email } },
  requestPasswordReset: { procedure: "forgotPassword", input: { email } },
  resetPassword: { procedure: "resetPassword", input: { token: "t", password } },
  updateProfile: { procedure: "updateShopUser", input: name },
  changeEmail: { procedure: "updateShopUser", input: { email, password } },
  confirmEmailChange: { procedure: "confirmEmailChange", input: { token: "t" } },
  verifyEmail: { procedure: "verifyEmail", input: { token: "t" } },
  updatePassword: { procedure: "updatePassword", input: { oldPassword: "x", newPassword: password } },
  requestAccountDeletion: { procedure: "requestAccountDeletion", input: { password } },
  confirmAccountDeletion: { procedure: "confirmAccountDeletion", input: { token: "t" } },
  confirmRestockNotice: { procedure: "confirmRestockNotice", input: { token: "t" } },
  endRestockNotice: { procedure: "endRestockNotice", input: { token: "t" } },
  endReviewInvitations: { procedure: "endReviewInvitations", input: { token: "t" } },
  exportMyData: { procedure: "exportMyData", input: { password } },
  saveAddress: { procedure: "saveAddress", input: { address } },
  removeAddress: { procedure: "removeAddress", input: { id: encodeGlobalID("SavedAddress", "a") } },
} as const;

const catalogue: readonly AccountRefusal<keyof typeof calls>[] = [
  ...formRefusals,
  ...settingsRefusals,
  ...linkRefusals,
];

// what the pages make of each is tested with the same rows: `refused-*.test.tsx` in web/app
test.each(catalogue)("%s, answered with %i, is %s: %s, %s", async (mutation, status, __typename, field, message) => {
  const { procedure, input } = calls[mutation];
  failing = { procedure, status };
  const code = expect.stringMatching(/^[A-Z_]+$/) as string;
  expect(await holder.run(mutation, input)).toEqual({ __typename, code, field, message });
});

test.each(Object.keys(calls) as (keyof typeof calls)[])(
  "%s names too many tries, and when the next is worth it",
  async (mutation) => {
    const { procedure, input } = calls[mutation];
    failing = { procedure, status: 429 };
    expect(await holder.run(mutation, input)).toMatchObject({
      __typename: "TooManyAttempts",
      message: tooManyTries.message,
      retryAfterSeconds: tooManyTries.retryAfterSeconds,
    });
  },
);

test("fields that only the order service can judge have the form's names", async () => {
  failing = {
    procedure: "register",
    status: 400,
    body: {
      errors: [
        { field: "first_name", code: "name" },
        { field: "password", code: "passwordCommon" },
      ],
    },
  };
  expect(await holder.run("signUp", person)).toMatchObject({
    __typename: "InvalidInput",
    fields: [
      { field: "firstName", message: "Voer een geldige naam in, zonder cijfers of tekens." },
      { field: "password", message: "Dit wachtwoord is te makkelijk te raden. Kies een ander." },
    ],
  });
});

test.each([
  ["newsletterUnsubscribe", "unsubscribeFromNewsletter", { token: "t" }, 404, "NOT_FOUND", "Account niet gevonden."],
  [
    "newsletterUnsubscribe",
    "unsubscribeFromNewsletter",
    { token: "t" },
    500,
    "UNEXPECTED",
    "Er is een onverwachte fout opgetreden.",
  ],
  [
    "newsletterSubscribe",
    "subscribeToNewsletter",
    { email, consent: true },
    500,
    "UNEXPECTED",
    "Er is een onverwachte fout opgetreden.",
  ],
] as const)(
  "%s by %s with %j, answered with %i, is %s: %s",
  async (procedure, mutation, input, status, outcome, message) => {
    failing = { procedure, status };
    expect(await holder.run(mutation, input)).toMatchObject({ status: outcome, message });
  },
);

test.each([
  ["successful", "SUCCESSFUL", "Gelukt, u bent aangemeld."],
  ["doi_pending", "DOI_PENDING", "Bevestig uw aanmelding via de e-mail die wij u hebben gestuurd."],
  ["subscribed", "SUBSCRIBED", "U bent al aangemeld."],
  ["declined", "DECLINED", "Uw aanmelding is niet aangenomen. Geef toestemming om u aan te melden."],
  ["something else", "UNEXPECTED", "Er is een onverwachte fout opgetreden."],
])("a newsletter outcome %s is %s: %s", async (status, outcome, message) => {
  failing = { procedure: "newsletterSubscribe", status: 200, body: { status } };
  expect(await holder.run("subscribeToNewsletter", { email, consent: true })).toMatchObject({
    status: outcome,
    message,
  });
});
