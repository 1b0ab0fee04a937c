import { afterAll, beforeAll, expect, test } from "vitest";
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

// an order service that knows one customer, and answers one procedure as told
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
        return Promise.resolve(Response.json({ title: "No", status, ...body }, { status, headers: { "retry-after": "90" } }));
      },
    },
  });
  holder = openAccountHolder({
    ask: (document, ask) => gateway.ask(document, { ...ask, headers: { ...ask?.headers, cookie: `__Host-session=${"s".repeat(43)}` } }),
  });
});
afterAll(() => shop.close());

const { email, password, ...name } = person;
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
  exportMyData: { procedure: "exportMyData", input: { password } },
  removeAddress: { procedure: "removeAddress", input: { id: "a" } },
} as const;

const failed = "Uw verzoek resulteerde in een fout";
const unauthorised = "Autorisatie vereist";
const usedUp = "Deze link is al gebruikt of verlopen. Vraag een nieuwe e-mail aan.";
const notSaved = "De gegevens konden niet worden opgeslagen.";
const notUpdated = "Het bijwerken van het wachtwoord is mislukt. Probeer het opnieuw.";
const wrongPassword = "Voer eerst uw huidige geldige wachtwoord in.";

/** Specification §8: what is asked, the status the order service answers, and what becomes of it. */
const catalogue: readonly (readonly [keyof typeof calls, number, string, string])[] = [
  ["signIn", 400, "RequestFailed", failed],
  ["signIn", 500, "RequestFailed", failed],
  ["signIn", 401, "NotSignedIn", unauthorised],
  ["signIn", 404, "WrongCredentials", "Uw e-mailadres of wachtwoord is onjuist. Probeer het alstublieft opnieuw."],
  ["signUp", 409, "AccountAlreadyExists", "Dit account bestaat al."],
  ["signUp", 400, "RequestFailed", failed],
  ["signUp", 401, "NotSignedIn", unauthorised],
  ["signUp", 500, "RequestFailed", failed],
  ["signInAsGuest", 409, "AccountIsNotAGuest", "U gebruikt geen gastaccount."],
  ["requestPasswordReset", 403, "AccountDeactivated", "Deze gebruiker is gedeactiveerd."],
  ["requestPasswordReset", 404, "EmailNotFound", "Oeps! E-mail is niet gevonden."],
  ["resetPassword", 406, "LinkNotUsable", usedUp],
  ["updateProfile", 400, "ProfileNotSaved", notSaved],
  ["updateProfile", 404, "ProfileNotSaved", notSaved],
  ["updateProfile", 500, "ProfileNotSaved", notSaved],
  ["updateProfile", 401, "NotSignedIn", unauthorised],
  ["changeEmail", 403, "WrongPassword", wrongPassword],
  ["changeEmail", 409, "AccountAlreadyExists", "Dit account bestaat al."],
  ["confirmEmailChange", 406, "LinkNotUsable", usedUp],
  ["verifyEmail", 406, "LinkNotUsable", usedUp],
  ["updatePassword", 403, "WrongPassword", wrongPassword],
  ["updatePassword", 400, "PasswordNotUpdated", notUpdated],
  ["updatePassword", 500, "PasswordNotUpdated", notUpdated],
  ["requestAccountDeletion", 403, "WrongPassword", wrongPassword],
  ["confirmAccountDeletion", 406, "LinkNotUsable", usedUp],
  ["exportMyData", 500, "RequestFailed", failed],
  ["removeAddress", 404, "AddressNotFound", "Dit adres staat niet meer in uw adresboek."],
];

test.each(catalogue)("%s, answered with %i, is %s: %s", async (mutation, status, typename, message) => {
  const { procedure, input } = calls[mutation];
  failing = { procedure, status };
  expect(await holder.run(mutation, input)).toMatchObject({ __typename: typename, message, code: expect.stringMatching(/^[A-Z_]+$/) });
});

test.each(Object.keys(calls) as (keyof typeof calls)[])("%s tells too many tries, and when the next is worth it", async (mutation) => {
  const { procedure, input } = calls[mutation];
  failing = { procedure, status: 429 };
  expect(await holder.run(mutation, input)).toMatchObject({
    __typename: "TooManyAttempts",
    message: "Te veel pogingen. Probeer het over 2 min. opnieuw.",
    retryAfterSeconds: 90,
  });
});

test("fields that only the order service can judge are told by the form's names", async () => {
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
  ["newsletterUnsubscribe", "unsubscribeFromNewsletter", { token: "t" }, 500, "UNEXPECTED", "Er is een onverwachte fout opgetreden."],
  ["newsletterSubscribe", "subscribeToNewsletter", { email, consent: true }, 500, "UNEXPECTED", "Er is een onverwachte fout opgetreden."],
] as const)("%s by %s with %j, answered with %i, is %s: %s", async (procedure, mutation, input, status, outcome, message) => {
  failing = { procedure, status };
  expect(await holder.run(mutation, input)).toMatchObject({ status: outcome, message });
});

test.each([
  ["successful", "SUCCESSFUL", "Gelukt, u bent aangemeld."],
  ["doi_pending", "DOI_PENDING", "Bevestig uw aanmelding via de e-mail die wij u hebben gestuurd."],
  ["subscribed", "SUBSCRIBED", "U bent al aangemeld."],
  ["declined", "DECLINED", "Uw aanmelding is niet aangenomen. Geef toestemming om u aan te melden."],
  ["something else", "UNEXPECTED", "Er is een onverwachte fout opgetreden."],
])("a newsletter outcome %s is %s: %s", async (status, outcome, message) => {
  failing = { procedure: "newsletterSubscribe", status: 200, body: { status } };
  expect(await holder.run("subscribeToNewsletter", { email, consent: true })).toMatchObject({ status: outcome, message });
});
