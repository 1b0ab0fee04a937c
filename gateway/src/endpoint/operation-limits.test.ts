import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents, hashOf, shopDocument } from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ documents });
});

afterAll(() => shop.close());

const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");
const nested = (depth: number): string =>
  `{ category(path: "/matrassen") { ${"parent { ".repeat(depth - 2)} id ${"} ".repeat(depth - 2)} } }`;
// the category, the listing and its edges cost 3, the 100 nodes 100 * (1 + fields)
const costly = (fields: number, more: number): string =>
  `{ category(path: "/x") { ${repeat(more, () => "id")} listing(first: 100) { edges { node { ${repeat(fields, () => "id")} } } } } }`;
const filtered = (values: number): string =>
  `{ category(path: "/x") { listing(filters: [{ slug: "size", values: [${repeat(values, () => `"1"`)}] }]) { totalCount } } }`;

describe("limits of documents sent along, at n and at n + 1", () => {
  const limits: readonly [string, string, string][] = [
    ["depth 15", nested(15), nested(16)],
    ["cost 10,000", costly(98, 97), costly(98, 98)],
    [
      "30 aliases",
      `{ shop { ${repeat(30, (index) => `a${index}: id`)} } }`,
      `{ shop { ${repeat(31, (index) => `a${index}: id`)} } }`,
    ],
    ["20 root fields", `{ ${repeat(20, () => "shop { id }")} }`, `{ ${repeat(21, () => "shop { id }")} }`],
    [
      "50 directives",
      `{ shop { ${repeat(50, () => "id @include(if: true)")} } }`,
      `{ shop { ${repeat(51, () => "id @include(if: true)")} } }`,
    ],
    ["2,000 tokens", filtered(1971), filtered(1972)],
    [
      "4 mutations",
      `mutation { ${repeat(4, () => "clearBasket { __typename }")} }`,
      `mutation { ${repeat(5, () => "clearBasket { __typename }")} }`,
    ],
  ];

  test.each(limits)("%s", async (_name, atLimit, above) => {
    expect(await gateway.send(atLimit)).toMatchObject({ status: 200, errors: [] });
    const refused = await gateway.send(above);
    expect(refused).toMatchObject({
      status: 400,
      data: undefined,
      errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }],
      calls: [],
    });
  });

  test("1 sign-in", async () => {
    const signIn = `signInAsGuest(input: { firstName: "A", lastName: "B", email: "a@b.example", gender: NO_CHOICE }) { __typename }`;
    const withPassword = `signIn(input: { email: "a@b.example", password: "Een-gok-1" }) { __typename }`;
    for (const tries of [
      `one: ${signIn} two: ${signIn}`,
      `one: ${withPassword} two: ${withPassword}`,
      `one: ${signIn} two: ${withPassword}`,
      `... on Mutation { one: ${withPassword} } ...Again } fragment Again on Mutation { two: ${withPassword}`,
      repeat(100, (index) => `try${index}: ${withPassword}`),
    ])
      expect(await gateway.send(`mutation { ${tries} }`)).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }],
        calls: [],
      });
  });

  test("`first` in a variable counts", async () => {
    const document = `query($first: Int!) { category(path: "/x") { listing(first: $first) { edges { node { ${repeat(99, () => "id")} } } } } }`;
    expect(await gateway.send(document, { variables: { first: 90 } })).toMatchObject({ status: 200 });
    expect(await gateway.send(document, { variables: { first: 100 } })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }],
    });
  });

  test("introspection passes", async () => {
    const { getIntrospectionQuery } = await import("graphql");
    expect(await gateway.send(getIntrospectionQuery())).toMatchObject({ status: 200, errors: [] });
  });

  test("nothing but trusted documents runs when the settings say so", async () => {
    const closed = await shop.gateway({ documents, settings: { TRUSTED_ONLY: "on" } });
    expect(await closed.send("{ shop { id } }")).toMatchObject({
      status: 403,
      errors: [{ extensions: { code: "FORBIDDEN" } }],
    });
    expect(await closed.send("{ shop { id } }", { hash: "sha256:00" })).toMatchObject({ status: 400 });
    expect(await closed.send(undefined, { hash: hashOf(shopDocument) })).toMatchObject({
      status: 200,
      data: { shop: { name: "Warmeland" } },
    });
  });
});
