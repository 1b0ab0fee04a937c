import { createHash } from "node:crypto";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { basketDocuments, type Basket } from "#gateway/testing/basket-documents.ts";
import type { GraphqlResult } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { guest, openShopper, type Shopper } from "#gateway/testing/shopper.ts";
import type { TestGateway } from "#gateway/testing/test-gateway.ts";
import { schema } from "./schema.ts";
import { trustDocuments } from "./endpoint/trusted-documents.ts";

const rounds = process.env["LONG"] ? 500 : 60;
const hashOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;

// the first is one for everybody; the others, in one document with it or hidden in a fragment, are not
const publicText = `query Page($path: String!) { shop { name } category(path: $path) { name listing(first: 3) { edges { node { name } } } } }`;
const personalText = `query Visitor { shop { name } viewer { email firstName } basket { key count items { customData } } }`;
const hiddenText = `query Hidden { ...Me } fragment Me on Query { me: viewer { email } category(path: "/matrassen") { name } }`;
const nodeText = `query ByNode($id: ID!) { shop { name } node(id: $id) { ... on Customer { email } ... on Basket { count } } }`;
const texts = [publicText, personalText, hiddenText, nodeText];
const documents = trustDocuments(
  Object.fromEntries(texts.map((text) => [hashOf(text), text])),
  schema,
  pino({ level: "silent" }),
);

interface Person {
  readonly shopper: Shopper;
  readonly canary: string;
  readonly id: string | undefined;
}

let shop: OrderingShop;
let gateway: TestGateway;
let people: Person[];

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway({ documents });
  const { variant_id: variantId } = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .executeTakeFirstOrThrow();
  people = await Promise.all(
    ["anna", "bram", "cees", "dora"].map(async (name, index) => {
      const shopper = openShopper(gateway);
      const canary = `kanarie-${name}`;
      await shopper.send(basketDocuments.add, {
        variables: { input: { variantId, quantity: index + 1, customData: { note: canary } } },
      });
      // two are signed in, one has a session that ended, one never had any
      const isCustomer = name === "anna" || name === "bram" || name === "cees";
      const signedIn = isCustomer
        ? await shopper.run("signInAsGuest", { ...guest, email: `${canary}@example.nl` })
        : undefined;
      return { shopper, canary, id: signedIn?.viewer?.id };
    }),
  );
  await shop.database.db
    .deleteFrom("session")
    .where("customer_id", "=", (query) =>
      query.selectFrom("customer").select("customer_id").where("email", "=", "kanarie-cees@example.nl"),
    )
    .execute();
});
afterAll(() => shop.close());

const canaries = (): string[] => people.map(({ canary }) => canary);

function expectOnly(response: GraphqlResult<unknown>, own: string | undefined): void {
  const text = JSON.stringify([response.data, response.errors, [...response.headers]]);
  expect(canaries().filter((canary) => canary !== own && text.includes(canary))).toEqual([]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
}

test(`${rounds} rounds of the same documents by different people never show one to another`, async () => {
  const anna = people[0]?.id;
  for (let round = 0; round < rounds; round += 1) {
    const requests = people.flatMap(({ shopper, canary }) => [
      { shopper, canary, hash: hashOf(personalText), variables: {} },
      { shopper, canary, hash: hashOf(publicText), variables: { path: "/matrassen" } },
      { shopper, canary, hash: hashOf(hiddenText), variables: {} },
      { shopper, canary, hash: hashOf(nodeText), variables: { id: anna } },
    ]);
    const responses = await Promise.all(
      requests.map(
        async ({ shopper, canary, hash, variables }) =>
          [canary, await shopper.send(undefined, { hash, variables })] as const,
      ),
    );
    for (const [canary, response] of responses) expectOnly(response, canary);
  }
  const stranger = openShopper(gateway);
  for (const hash of [personalText, hiddenText].map(hashOf))
    expectOnly(await stranger.send(undefined, { hash }), undefined);
}, 120_000);

test("everybody still gets what is theirs", async () => {
  for (const [index, { shopper, canary }] of people.entries()) {
    const { data } = await shopper.send<{ viewer: { email: string } | null; basket: Basket }>(undefined, {
      hash: hashOf(personalText),
    });
    expect(data.basket).toMatchObject({ count: index + 1, items: [{ customData: { note: canary } }] });
    expect(data.viewer?.email).toBe(index < 2 ? `${canary}@example.nl` : undefined);
  }
});

test("what a person sent beside a public document is neither cached nor shown", async () => {
  const hash = hashOf(publicText);
  const variables = { path: "/banken" };
  const [first] = people;
  const headers = {
    "x-forwarded-host": "kanarie-evil",
    "x-forwarded-for": "kanarie-evil",
    "accept-language": "kanarie-evil",
    "x-original-url": "/kanarie-evil",
    referer: "https://kanarie-evil",
  };
  const poisoned = await first!.shopper.send(undefined, { hash, variables, headers });
  const clean = await openShopper(gateway).send(undefined, { hash, variables });
  expect(clean).toMatchObject({ responseCache: "hit", data: poisoned.data });
  expect(JSON.stringify([clean.data, [...clean.headers]])).not.toContain("kanarie");
  expect(clean.headers.getSetCookie()).toEqual([]);
});

test("a copy belongs to its variables and operation, however they are written", async () => {
  const hash = hashOf(publicText);
  await gateway.send(undefined, { hash, variables: { path: "/kussens" } });
  for (const variables of [
    { path: "/kussens ", x: 1 },
    { path: '/kussens"}' },
    { path: "/matrassen", __proto__: { path: "/kussens" } },
  ]) {
    const { data } = await gateway.send<{ category: { name: string } | null }>(undefined, { hash, variables });
    expect(data.category?.name).not.toBe("Kussens");
  }
});
