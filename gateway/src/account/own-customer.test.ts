import { afterAll, beforeAll, expect, test } from "vitest";
import { accountDocuments } from "#gateway/testing/account-documents.ts";
import { openAccountHolder, person } from "#gateway/testing/account-holder.ts";
import { guest } from "#gateway/testing/shopper.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const profile = { firstName: "X", lastName: "Y", gender: "MALE" };
const address = {
  ...profile,
  street: "Dam",
  houseNumber: "1",
  zipCode: "1012 JS",
  city: "Amsterdam",
  countryCode: "NL",
};
/** Every mutation that is about an account. */
const accountMutations = [
  ["updateProfile", profile],
  ["changeEmail", { email: "ander@example.nl", password: "x" }],
  ["updatePassword", { oldPassword: "x", newPassword: "Wollen-deken-8" }],
  ["requestAccountDeletion", { password: "x" }],
  ["exportMyData", { password: "x" }],
  ["saveAddress", { address }],
  ["removeAddress", { id: "00000000-0000-4000-8000-000000000000" }],
  ["verifyEmail", { token: "t" }],
  ["saveSleepers", { sleepers: [{ heightCm: 180, weightKg: 80 }], consent: true }],
  ["removeSleepers", undefined],
] as const;

test("nobody without a session, and nobody who orders as a guest, does anything with an account", async () => {
  const gateway = await shop.gateway();
  const stranger = openAccountHolder(gateway);
  const visitor = openAccountHolder(gateway);
  expect(await visitor.run("signInAsGuest", guest)).toMatchObject({ __typename: "SignInAsGuestPayload" });
  for (const [mutation, input] of accountMutations) {
    expect(await stranger.run(mutation, input), mutation).toMatchObject({
      __typename: "NotSignedIn",
      message: "Autorisatie vereist",
    });
    expect(await visitor.run(mutation, input), mutation).toMatchObject({
      __typename: "AccountRequired",
      code: "ACCOUNT_REQUIRED",
    });
  }
});

test.each(["addresses { id }", "savedSleepers { consentedAt }", "newsletter", "birthdayVoucher", "createdAt"])(
  "a guest is refused Customer.%s, whichever way leads there",
  async (field) => {
    const visitor = openAccountHolder(await shop.gateway());
    await visitor.run("signInAsGuest", guest);
    for (const document of [`{ viewer { ${field} } }`, `{ checkout { customer { ${field} } } }`]) {
      const { data, errors } = await visitor.send(document);
      expect(JSON.stringify(data)).not.toContain(guest.lastName);
      expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["FORBIDDEN"]);
    }
  },
);

test("a customer whom another part of the graph brings along is shown to themselves alone", async () => {
  const stolen = {
    id: 1,
    email: "iemand@anders.nl",
    first_name: "Iemand",
    last_name: "Anders",
    gender: "MALE",
    groups: [],
    status: { isGuestCustomer: false },
  };
  const { rpc: orderService } = shop.upstreams;
  if (!orderService) throw new Error("The test shop has its own order service.");
  const gateway = await shop.gateway({
    upstreams: {
      ...shop.upstreams,
      // an order service that hands out somebody else's checkout
      rpc: async (request) => {
        const response = await orderService(request);
        if (!/\/get(User|Checkout)$/.test(request.url) || response.status !== 200) return response;
        const body = (await response.json()) as { checkout?: object | null } | null;
        if (request.url.endsWith("/getCheckout")) return Response.json({ ...body, customer: stolen });
        return Response.json(body?.checkout ? { ...body, checkout: { ...body.checkout, customer: stolen } } : body);
      },
    },
  });
  const holder = openAccountHolder(gateway);
  await holder.run("signUp", person);
  const variant = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 5)
    .executeTakeFirstOrThrow();
  await holder.send(`mutation { addToBasket(input: { variantId: ${variant.variant_id} }) { __typename } }`);
  const fields = [
    "email",
    "firstName",
    "lastName",
    "phone",
    "birthDate",
    "gender",
    "isGuest",
    "type",
    "number",
    "newsletter",
    "addresses { street }",
    "savedSleepers { sleepers { heightCm } }",
  ];
  for (const field of fields) {
    const { data, errors } = await holder.send(`{ checkout { customer { id ${field} } } }`);
    expect(JSON.stringify(data), field).not.toMatch(/anders/i);
    expect(
      errors.map(({ extensions }) => extensions["code"]),
      field,
    ).toEqual(["FORBIDDEN"]);
  }
  expect((await holder.send(accountDocuments.viewer)).data).toMatchObject({ viewer: { email: person.email } });
});

test("addresses of others do not exist for a customer, by whatever id", async () => {
  const gateway = await shop.gateway();
  const owner = openAccountHolder(gateway);
  await owner.run("signUp", { ...person, email: "eigenaar@example.nl" });
  const { savedId } = await owner.run("saveAddress", { address });
  const other = openAccountHolder(gateway);
  await other.run("signUp", { ...person, email: "ander@example.nl" });
  const unknown = await other.run("removeAddress", { id: "11111111-1111-4111-8111-111111111111" });
  for (const id of [savedId, "1", "", "x".repeat(300)])
    expect(await other.run("removeAddress", { id })).toEqual(unknown);
  expect((await owner.viewer())?.["addresses"]).toHaveLength(1);
});
