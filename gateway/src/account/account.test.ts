import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccountHolder, person } from "#gateway/testing/account-holder.ts";
import { accountDocuments } from "#gateway/testing/account-documents.ts";
import type { GraphqlClient, GraphqlResult } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";

let shop: OrderingShop;
let gateway: GraphqlClient;
let count = 0;

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const home = {
  firstName: "Sanne",
  lastName: "de Wit",
  gender: "FEMALE",
  street: "Keizersgracht",
  houseNumber: "12",
  zipCode: "1015cj",
  city: "Amsterdam",
  countryCode: "NL",
};

async function signedUp(changes: object = {}) {
  count += 1;
  const email = `klant${count}@example.nl`;
  const holder = openAccountHolder(gateway);
  const result = await holder.run("signUp", { ...person, email, ...changes });
  return { holder, email, result, session: holder.cookies.get("__Host-session")?.value };
}

test("an account is made, its session is a cookie no script can read, and no response holds a token", async () => {
  const { holder, email, result } = await signedUp({ birthDate: "1984-05-12", birthdayVoucher: true });
  expect(result).toMatchObject({
    __typename: "SignUpPayload",
    token: null,
    visitor: null,
    viewer: { email, type: "NEW" },
  });
  expect(holder.cookies.get("__Host-session")?.attributes).toMatch(
    /^; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await holder.viewer()).toMatchObject({
    firstName: "Sanne",
    birthDate: "1984-05-12",
    birthdayVoucher: true,
    newsletter: false,
    isGuest: false,
    isEmailConfirmed: false,
    addresses: [],
  });
});

test("a client that keeps its tokens gets them, and no cookie", async () => {
  const headers = { "x-client": "app/1.0" };
  const input = { ...person, email: "app@example.nl" };
  const { data, headers: response } = await gateway.send<{ result: { token: string; visitor: string } }>(
    accountDocuments.signUp,
    {
      headers,
      variables: { input },
    },
  );
  expect(response.getSetCookie()).toEqual([]);
  expect([data.result.token, data.result.visitor]).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  const tokens = { ...headers, authorization: `Bearer ${data.result.token}` };
  expect((await gateway.send(accountDocuments.viewer, { headers: tokens })).data).toMatchObject({
    viewer: { email: "app@example.nl" },
  });
});

test("a wrong password and an unknown address get the same response", async () => {
  const { email } = await signedUp();
  const holder = openAccountHolder(gateway);
  const wrong = await holder.run("signIn", { email, password: "Een-ander-5" });
  expect(wrong).toMatchObject({
    __typename: "WrongCredentials",
    message: "Uw e-mailadres of wachtwoord is onjuist. Probeer het alstublieft opnieuw.",
    field: null,
  });
  expect(await holder.run("signIn", { email: "niemand@example.nl", password: "Een-ander-5" })).toEqual(wrong);
  expect(holder.cookies.has("__Host-session")).toBe(false);
  expect(await holder.run("signIn", { email: email.toUpperCase(), password: person.password })).toMatchObject({
    __typename: "SignInPayload",
  });
});

/** Everything of a response but what is new each time. */
const visibleParts = ({ status, headers, data, errors }: GraphqlResult<unknown>) =>
  JSON.stringify([
    status,
    [...headers].filter(([name]) => !/^(?:date|x-correlation-id|server-timing)$/.test(name)),
    data,
    errors,
  ]);

test("nothing of a response shows whether an address has an account: status, headers and body are the same to the byte", async () => {
  const { email } = await signedUp();
  const { holder: gone, email: left } = await signedUp();
  await gone.run("signOut");
  await shop.database.db.deleteFrom("customer").where("email", "=", left).execute();
  for (const document of ["signIn", "requestPasswordReset"] as const) {
    const responses = await Promise.all(
      [email, left, "niemand-anders@example.nl"].map(async (address) => {
        const input = document === "signIn" ? { email: address, password: "Een-ander-5" } : { email: address };
        return visibleParts(await gateway.send(accountDocuments[document], { variables: { input } }));
      }),
    );
    expect(new Set(responses).size, document).toBe(1);
    expect(responses[0]).not.toContain("set-cookie");
  }
});

test("a profile is saved as a whole, and refused by the shared rules", async () => {
  const { holder } = await signedUp();
  const profile = {
    firstName: "Sanna",
    lastName: "de Wit",
    gender: "NO_CHOICE",
    phone: "+31 6 1234 5678",
    birthDate: "1984-05-12",
  };
  const saved = { firstName: "Sanna", gender: "NO_CHOICE", phone: "+31 6 1234 5678", birthDate: "1984-05-12" };
  expect((await holder.run("updateProfile", profile)).viewer).toMatchObject(saved);
  expect(await holder.viewer()).toMatchObject(saved);
  expect(
    await holder.run("updateProfile", { ...profile, birthDate: null, phone: "12", birthdayVoucher: true }),
  ).toMatchObject({
    __typename: "InvalidInput",
    fields: [
      { field: "phone", code: "phone" },
      { field: "birthDate", message: "Voer uw geboortedatum in" },
    ],
  });
});

test("the address book keeps what is saved, one address for deliveries, and nothing of others", async () => {
  const { holder } = await signedUp();
  const first = await holder.run("saveAddress", { address: home, isDefaultShipping: true });
  const second = await holder.run("saveAddress", { address: { ...home, houseNumber: "14" }, isDefaultShipping: true });
  expect(second.viewer?.["addresses"]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: first.savedId, isDefaultShipping: false, zipCode: "1015 CJ" }),
      expect.objectContaining({ id: second.savedId, isDefaultShipping: true, houseNumber: "14" }),
    ]),
  );
  const { holder: stranger } = await signedUp();
  const missing = await stranger.run("removeAddress", { id: "00000000-0000-4000-8000-000000000000" });
  expect(await stranger.run("removeAddress", { id: first.savedId })).toEqual(missing);
  expect(await stranger.run("saveAddress", { id: first.savedId, address: home })).toEqual(missing);
  expect(missing).toMatchObject({
    __typename: "AddressNotFound",
    message: "Dit adres staat niet meer in uw adresboek.",
  });
  expect((await holder.run("removeAddress", { id: first.savedId })).viewer?.["addresses"]).toHaveLength(1);
});

test("an address of a company comes back from the book with all there is to it", async () => {
  const { holder } = await signedUp();
  const company = { companyName: "Bakker & Co", vatNumber: "NL123456789B01", addition: "B", phone: "+31 6 1234 5678" };
  await holder.run("saveAddress", { address: { ...home, ...company } });
  expect((await holder.viewer())?.["addresses"]).toMatchObject([company]);
});

test("a new password asks for the old one, gives this session a new token and ends the others", async () => {
  const { holder, email, session } = await signedUp();
  const elsewhere = openAccountHolder(gateway);
  await elsewhere.run("signIn", { email, password: person.password });
  const wrong = await holder.run("updatePassword", { oldPassword: "Niet-dit-1x", newPassword: "Wollen-deken-8" });
  expect(wrong).toMatchObject({ __typename: "WrongPassword", message: "Voer eerst uw huidige geldige wachtwoord in." });
  const done = await holder.run("updatePassword", { oldPassword: person.password, newPassword: "Wollen-deken-8" });
  expect(done).toMatchObject({ __typename: "UpdatePasswordPayload", token: null, viewer: { email } });
  expect(holder.cookies.get("__Host-session")?.value).not.toBe(session);
  expect(await holder.viewer()).toMatchObject({ email });
  expect(await elsewhere.viewer()).toBeNull();
  expect(await elsewhere.run("signIn", { email, password: "Wollen-deken-8" })).toMatchObject({
    __typename: "SignInPayload",
  });
});

test("signing out everywhere ends all sessions, and clears what the browser stored", async () => {
  const { holder, email } = await signedUp();
  const elsewhere = openAccountHolder(gateway);
  await elsewhere.run("signIn", { email, password: person.password });
  const { headers } = await holder.send(accountDocuments.signOutEverywhere);
  expect(headers.get("clear-site-data")).toBe('"cache"');
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(holder.cookies.has("__Host-session")).toBe(false);
  expect(await elsewhere.viewer()).toBeNull();
});

test("a copy of the data and the end of the account ask for the password", async () => {
  const { holder, email } = await signedUp();
  await holder.run("saveAddress", { address: home });
  for (const document of ["exportMyData", "requestAccountDeletion"] as const)
    expect(await holder.run(document, { password: "Niet-dit-1x" })).toMatchObject({ __typename: "WrongPassword" });
  const { document } = await holder.run("exportMyData", { password: person.password });
  expect(JSON.stringify(document)).toContain(email);
  expect(JSON.stringify(document)).toContain("Keizersgracht");
  expect(JSON.stringify(document)).not.toMatch(/argon2|password_hash|token_hash/);
  expect(await holder.run("requestAccountDeletion", { password: person.password })).toMatchObject({
    __typename: "EmailNotVerified",
  });
  await shop.database.db
    .updateTable("customer")
    .set({ email_verified_at: new Date() })
    .where("email", "=", email)
    .execute();
  expect(await holder.run("requestAccountDeletion", { password: person.password })).toMatchObject({
    __typename: "RequestAccountDeletionPayload",
  });
  expect(await holder.viewer()).toMatchObject({ email });
});

test("a mail about stock waits for the address to agree; a wrong address is a field's problem", async () => {
  const { holder, email } = await signedUp();
  const request = { variantId: 1, email };
  expect(await holder.run("requestRestockNotice", request)).toEqual({
    __typename: "RequestRestockNoticePayload",
    confirmByMail: true,
    message:
      "Bevestig uw verzoek via de e-mail die wij u hebben gestuurd. Daarna krijgt u bericht zodra dit er weer is.",
  });
  expect(await holder.run("requestRestockNotice", { ...request, email: "geen" })).toMatchObject({
    __typename: "InvalidInput",
    fields: [{ field: "email" }],
  });
  await shop.database.db
    .updateTable("customer")
    .set({ email_verified_at: new Date() })
    .where("email", "=", email)
    .execute();
  expect(await holder.run("requestRestockNotice", request)).toMatchObject({ confirmByMail: false });
});

test("the newsletter waits for the mail, whoever subscribes; links that are none find nothing", async () => {
  const { holder, email } = await signedUp();
  const pending = { status: "DOI_PENDING", message: "Bevestig uw aanmelding via de e-mail die wij u hebben gestuurd." };
  expect(
    await openAccountHolder(gateway).run("subscribeToNewsletter", { email: "wie@example.nl", consent: true }),
  ).toMatchObject(pending);
  expect(await holder.run("subscribeToNewsletter", { email, consent: true })).toMatchObject(pending);
  expect(await holder.run("subscribeToNewsletter", { email, consent: false })).toMatchObject({ status: "DECLINED" });
  expect(await holder.run("confirmNewsletter", { token: "geen" })).toMatchObject({ status: "NOT_FOUND" });
  expect(await holder.run("unsubscribeFromNewsletter", { token: "geen" })).toMatchObject({
    status: "NOT_FOUND",
    message: "Account niet gevonden.",
  });
});
