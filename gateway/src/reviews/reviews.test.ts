import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";

interface Review {
  id: string;
  title: string;
  score: number;
  language: string;
  isForeign: boolean;
  variantTitle: string | null;
  productName: string | null;
  sleeperType: string | null;
}

interface Reviews {
  totalCount: number;
  score: number;
  distribution: { score: number; count: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Review }[];
}

interface Result {
  product: { name: string; reviews: Reviews | null } | null;
}

let shop: OrderingShop;
let gateway: GraphqlClient;

const masterKey = "03-1481";
const document = `query Reviews($masterKey: String!, $first: Int, $after: String, $sort: ReviewSort) {
  product(by: { masterKey: $masterKey }) { name reviews(first: $first, after: $after, sort: $sort) {
    totalCount score distribution { score count } pageInfo { hasNextPage endCursor }
    edges { node { id title text score language isForeign writtenAt author place sleeperType variantTitle productName } } } } }`;
const translation = `mutation Translate($input: TranslateReviewInput!) { result: translateReview(input: $input) {
  __typename ... on TranslateReviewPayload { language title text } ... on UserError { code message } } }`;

beforeAll(async () => {
  shop = await createOrderingShop();
  const { db } = shop.database;
  await db.deleteFrom("review").where("master_key", "=", masterKey).execute();
  const { reference_key: variant } = await db
    .selectFrom("variant")
    .select("reference_key")
    .where("reference_key", "like", `${masterKey}%`)
    .limit(1)
    .executeTakeFirstOrThrow();
  const scores = [5, 4, 3, 5, 5, 1, 4];
  const rows = scores.map((score, index) => ({
    reference_key: `test-${index}`,
    master_key: masterKey,
    language: index === 6 ? "de" : "nl",
    score,
    written_at: `2026-0${index + 1}-01T10:00:00Z`,
    data: JSON.stringify({
      title: `Nr ${index}`,
      text: "Tekst.",
      author: "Anna B.",
      ...(index === 0 ? { sleeperType: "side", variant } : {}),
      translations: index === 6 ? { nl: { title: "Vertaald", text: "Prima." } } : {},
    }),
  }));
  await db.insertInto("review").values(rows).execute();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const read = async (variables: Record<string, unknown> = {}) => {
  const { data } = await gateway.send<Result>(document, { variables: { masterKey, ...variables } });
  return data.product!.reviews!;
};
const titles = (reviews: Reviews) => reviews.edges.map(({ node }) => node.title);
const translate = async (reviewId: string, by = gateway) =>
  (await by.send<{ result: Record<string, string> }>(translation, { variables: { input: { reviewId } } })).data.result;

test("a page of reviews comes with what all of them amount to", async () => {
  const reviews = await read({ first: 2 });
  expect(reviews).toMatchObject({ totalCount: 7, score: 3.9, pageInfo: { hasNextPage: true } });
  expect(reviews.distribution).toEqual([
    { score: 5, count: 3 },
    { score: 4, count: 2 },
    { score: 3, count: 1 },
    { score: 2, count: 0 },
    { score: 1, count: 1 },
  ]);
  expect(titles(reviews)).toEqual(["Nr 6", "Nr 5"]);
});

test.each([
  ["NEWEST", ["Nr 6", "Nr 5", "Nr 4", "Nr 3", "Nr 2", "Nr 1", "Nr 0"]],
  ["OLDEST", ["Nr 0", "Nr 1", "Nr 2", "Nr 3", "Nr 4", "Nr 5", "Nr 6"]],
  ["HIGHEST", ["Nr 4", "Nr 3", "Nr 0", "Nr 6", "Nr 1", "Nr 2", "Nr 5"]],
  ["LOWEST", ["Nr 5", "Nr 2", "Nr 6", "Nr 1", "Nr 4", "Nr 3", "Nr 0"]],
])("%s is an order, and pages of any size neither repeat nor skip in it", async (sort, expected) => {
  for (const sizes of [[7], [3, 3, 3], [2, 3, 4]]) {
    const seen: string[] = [];
    let after: string | null = null;
    for (const first of sizes) {
      const page: Reviews = await read({ sort, first, after });
      seen.push(...titles(page));
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(expected);
  }
});

test("what the author said of themselves and bought is there, and a foreign language is marked", async () => {
  const { edges } = await read({ sort: "OLDEST" });
  expect(edges[0]!.node).toMatchObject({
    sleeperType: "SIDE",
    variantTitle: expect.any(String),
    productName: expect.any(String),
    isForeign: false,
  });
  expect(edges[6]!.node).toMatchObject({ language: "de", isForeign: true, sleeperType: null, variantTitle: null });
});

test("a stored translation is given; without one, and for unknown reviews, there is none", async () => {
  const { edges } = await read({ sort: "OLDEST" });
  expect(await translate(edges[6]!.node.id)).toEqual({
    __typename: "TranslateReviewPayload",
    language: "nl",
    title: "Vertaald",
    text: "Prima.",
  });
  const none = { __typename: "NoTranslation", message: "Er is geen vertaling beschikbaar voor deze beoordeling." };
  for (const id of [edges[0]!.node.id, "UmV2aWV3Ojk5OTk5OTk=", "nonsense"])
    expect(await translate(id)).toMatchObject(none);
});

test("without the shop's RPC there are no reviews but the product, and a translation fails in words", async () => {
  const troubled = await shop.gateway({
    upstreams: { ...shop.upstreams, rpc: () => Promise.resolve(new Response("", { status: 503 })) },
  });
  const { data } = await troubled.send<Result>(document, { variables: { masterKey } });
  expect(data.product).toMatchObject({ name: expect.any(String), reviews: null });
  const { edges } = await read();
  expect(await translate(edges[0]!.node.id, troubled)).toMatchObject({
    __typename: "TranslationFailed",
    message: "Er is een fout opgetreden bij het ophalen van de vertaling. Probeer het later opnieuw.",
  });
});

test.each([{ first: 0 }, { first: 51 }, { after: "nonsense" }])("%j is refused", async (variables) => {
  const { errors } = await gateway.send<Result>(document, { variables: { masterKey, ...variables } });
  expect(errors[0]).toMatchObject({ extensions: { code: "BAD_REQUEST" } });
});
