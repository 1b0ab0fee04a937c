import { afterAll, beforeAll, expect, test } from "vitest";
import { readResult } from "./testing/graphql-client.ts";
import { createTestShop, type TestGateway, type TestShop } from "./testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const add = "mutation ($input: AddToBasketInput!) { addToBasket(input: $input) { __typename } }";
const listing = (args: string) => `{ category(path: "/matrassen") { listing(${args}) { totalCount } } }`;

/** What a developer wrote, with which variables, and what a demo shop says to it: what happened, and what to do. */
const mistakes: readonly (readonly [string, string, Record<string, unknown>, string])[] = [
  ["a misspelt field", "{ shop { nmae } }", {}, 'Cannot query field "nmae" on type "Shop". Did you mean "name"?'],
  [
    "a misspelt root field",
    "{ produkt { name } }",
    {},
    'Cannot query field "produkt" on type "Query". Did you mean "product" or "products"?',
  ],
  [
    "a field of another type",
    `{ category(path: "/matrassen") { price } }`,
    {},
    'Cannot query field "price" on type "Category". The explorer\'s docs list the fields of Category.',
  ],
  [
    "a field of one member of a union",
    `mutation { clearBasket { basket { count } } }`,
    {},
    'Cannot query field "basket" on type "ClearBasketResult". Did you mean to use an inline fragment on "BasketConflict" or "ClearBasketPayload"?',
  ],
  [
    "an object without a selection",
    "{ shop }",
    {},
    'Field "shop" of type "Shop!" must have a selection of subfields. Did you mean "shop { ... }"?',
  ],
  [
    "a selection of a leaf",
    "{ shop { name { nl } } }",
    {},
    'Field "name" must not have a selection since type "String!" has no subfields. Remove its braces and what is in them.',
  ],
  [
    "an unknown argument",
    `{ category(slug: "/matrassen") { name } }`,
    {},
    'Unknown argument "slug" on field "Query.category". Leave it out: the explorer\'s docs list the arguments of Query.category.\nArgument "Query.category(path:)" of type "String!" is required, but it was not provided. Write `path: …` into its brackets.',
  ],
  [
    "a missing argument",
    "{ category { name } }",
    {},
    'Argument "Query.category(path:)" of type "String!" is required, but it was not provided. Write `path: …` into its brackets.',
  ],
  [
    "text for a number",
    listing(`first: "6"`),
    {},
    'Int cannot represent non-integer value: "6". Write numbers without quotes.',
  ],
  [
    "a number for text",
    "{ category(path: 1) { name } }",
    {},
    "String cannot represent a non string value: 1. Write text in quotes.",
  ],
  [
    "a misspelt enum value",
    listing("sort: PRICE_ASCENDING"),
    {},
    'Value "PRICE_ASCENDING" does not exist in "ProductSort" enum. Did you mean the enum value "PRICE_ASC"?',
  ],
  [
    "an enum value in quotes",
    listing(`sort: "PRICE_ASC"`),
    {},
    'Enum "ProductSort" cannot represent non-enum value: "PRICE_ASC". Did you mean the enum value "PRICE_ASC" or "PRICE_DESC"?',
  ],
  [
    "null where a value is needed",
    "{ category(path: null) { name } }",
    {},
    'Expected value of non-null type "String!" not to be null. Give it a value, or leave it out where it has a default.',
  ],
  [
    "a missing variable",
    "query ($path: String!) { category(path: $path) { name } }",
    {},
    'Variable "$path" of required type "String!" was not provided. Send `path` in `variables`, or declare a default.',
  ],
  [
    "a variable of the wrong type",
    "query ($path: String!) { category(path: $path) { name } }",
    { path: 5 },
    'Variable "$path" got invalid value 5; String cannot represent a non string value: 5. Write text in quotes.',
  ],
  [
    "a variable that is not declared",
    "{ category(path: $path) { name } }",
    {},
    'Variable "$path" is not defined. Declare it with its type behind the operation\'s name: `($path: …)`.',
  ],
  [
    "a variable that is not used",
    "query ($path: String!) { shop { name } }",
    { path: "/" },
    'Variable "$path" is never used. Use `$path`, or remove its declaration.',
  ],
  [
    "a variable declared of the wrong type",
    "query ($id: String!) { node(id: $id) { id } }",
    { id: "a" },
    'Variable "$id" of type "String!" used in position expecting type "ID!". Declare it as `ID!`.',
  ],
  [
    "an unknown field of an input",
    add,
    { input: { variant: 1 } },
    'Variable "$input" got invalid value { variant: 1 }; Expected value of type "AddToBasketInput" to include required field "variantId", found: { variant: 1 }. Add `variantId`.\nVariable "$input" got invalid value { variant: 1 }; Expected value of type "AddToBasketInput" not to include unknown field "variant". Did you mean "variantId"? Found: { variant: 1 }.',
  ],
  [
    "two ways of a choice",
    `{ product(by: { slug: "a", masterKey: "b" }) { name } }`,
    {},
    'Within OneOf Input Object type "ProductBy", exactly one field must be specified, and the value for that field must be non-null. Give one of its fields, and leave the others out.',
  ],
  [
    "an unknown type",
    "{ node(id: 1) { ... on Artikel { name } } }",
    {},
    'Unknown type "Artikel". The explorer\'s docs list all types.',
  ],
  [
    "a fragment that cannot apply",
    "{ shop { ... on Product { name } } }",
    {},
    'Fragment cannot be spread here as objects of type "Shop" can never be of type "Product". Remove it, or select it where such an object can be.',
  ],
  [
    "an unknown fragment",
    "{ shop { ...Footer } }",
    {},
    'Unknown fragment "Footer". Write `fragment Footer on …` into the document, or do not spread it.',
  ],
  [
    "a fragment that nobody spreads",
    "{ shop { name } } fragment Footer on Shop { name }",
    {},
    'Fragment "Footer" is never used. Spread it as `...Footer`, or remove it.',
  ],
  [
    "one name for two fields",
    `{ a: shop { name } a: basket { count } }`,
    {},
    'Fields "a" conflict because "shop" and "basket" are different fields. Use different aliases on the fields to fetch both if this was intentional.',
  ],
  [
    "a missing bracket",
    "{ shop { name }",
    {},
    "Syntax Error: Expected Name, found <EOF>. The document ends too early: look for a missing bracket or quote.",
  ],
  [
    "a document that is too deep",
    `{ category(path: "/") { ${"parent { ".repeat(15)} id ${"} ".repeat(15)} } }`,
    {},
    "This operation is 17 levels deep, and 15 is the most: request what is further inside by its id.",
  ],
  [
    "a document that costs too much",
    `{ category(path: "/matrassen") { listing(first: 100) { nodes { variants(first: 100) { nodes { title } } } } } }`,
    {},
    "This operation costs 10203, and 10000 is the most: select fewer fields, or shorten lists with `first`.",
  ],
  [
    "a page that is too long",
    listing("first: 500"),
    {},
    "`first` is 500, and a page has 1 to 100 entries: page on with `after`.",
  ],
  [
    "a cursor of another list",
    listing(`after: "b2Zmc2V0OjE"`),
    {},
    "`after` is not a cursor of a listing: send the `pageInfo.endCursor` of its last page, or leave it out to begin.",
  ],
  [
    "a cursor that is none",
    `{ stories(startsWith: "", after: "2") { totalCount } }`,
    {},
    "`after` is not a cursor of this list: send the `pageInfo.endCursor` of its last page, or leave it out to begin.",
  ],
  ["a page below the first", listing("page: 0"), {}, "`page` is 0, and pages count from 1."],
  [
    "cursor and page at once",
    listing(`page: 2, after: "MTs"`),
    {},
    "`after` and `page` exclude each other: page on by cursor, or by number.",
  ],
  [
    "too many ids",
    "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
    { ids: Array(101).fill("a") },
    "`ids` holds 101, and 100 is the most: send several requests.",
  ],
  [
    "no way to find products",
    "{ products { name } }",
    {},
    "Products are found by `ids`, `numbers` or `masterKeys`: give one of them, in `by`.",
  ],
  [
    "a checkout without a session",
    "{ checkout { total { cents } } }",
    {},
    "The checkout needs a session, and no header or cookie of this request holds one that this shop could have given: sign in, or sign in as a guest, and send the token as `authorization: Bearer …`.",
  ],
  [
    "no sleepers",
    "{ hardnessAdvice(sleepers: []) { ownCores } }",
    {},
    "`sleepers` holds 0, and a mattress is for one or two.",
  ],
  [
    "five mutations",
    `mutation { ${[1, 2, 3, 4, 5].map((n) => `a${n}: clearBasket { __typename }`).join(" ")} }`,
    {},
    "This operation has 5 mutations, and 4 is the most: send several requests.",
  ],
];

test.each(mistakes)("%s", async (_name, query, variables, message) => {
  const { errors } = await gateway.send(query, { variables });
  expect(errors.map((error) => error.message).join("\n")).toBe(message);
  expect(errors[0]?.extensions["code"]).toMatch(/^(BAD_REQUEST|LIMIT_EXCEEDED|UNAUTHENTICATED)$/);
});

const json = { "content-type": "application/json" };

/** Requests that are no GraphQL yet. */
const requests: readonly (readonly [string, RequestInit, string])[] = [
  [
    "a form",
    { method: "POST", body: new URLSearchParams({ query: "{ shop { name } }" }) },
    "A POST carries JSON: send the header `content-type: application/json`.",
  ],
  [
    "a body that is no JSON",
    { method: "POST", headers: json, body: "{ shop { name } }" },
    "The body is not JSON: look for a missing quote, comma or bracket.",
  ],
  [
    "a batch",
    { method: "POST", headers: json, body: "[]" },
    "The body is a list, and a request carries one operation: send them one by one.",
  ],
  [
    "a text alone",
    { method: "POST", headers: json, body: `"{ shop { name } }"` },
    'The body is no JSON object: send `{ "query": …, "variables": … }`.',
  ],
  [
    "no document",
    { method: "POST", headers: json, body: `{"document": "{ shop { name } }"}` },
    "Send `query`, or a hash in `extensions.persistedQuery.sha256Hash`.",
  ],
  [
    "variables as text",
    { method: "POST", headers: json, body: `{"query": "{ shop { name } }", "variables": "{}"}` },
    "`variables` is an object, and this is none.",
  ],
  [
    "an operation that is not there",
    { method: "POST", headers: json, body: `{"query": "query A { shop { name } }", "operationName": "B"}` },
    "Could not determine what operation to execute. Send as `operationName` a name that the document has.",
  ],
  [
    "a shop that is not there",
    { method: "POST", headers: { ...json, "x-shop": "nl" }, body: `{"query": "{ shop { name } }"}` },
    "The header x-shop names no shop that is open: leave it out for the Dutch one, or send a `locale` of `shop { alternates }`.",
  ],
  ["PUT", { method: "PUT", headers: json, body: "{}" }, "GraphQL takes GET or POST."],
];

test.each(requests)("%s", async (_name, request, message) => {
  const { errors } = await readResult(await gateway.handle(new Request("http://localhost/graphql", request)));
  expect(errors.map((error) => error.message).join("\n")).toBe(message);
});

test("an id that is none, or of something else, is nobody's: null and no fault", async () => {
  const { data, errors } = await gateway.send(
    `{ node(id: "matras") { id } product(by: { id: "Q2F0ZWdvcnk6MQ==" }) { name } category(path: "/nergens") { name } }`,
  );
  expect({ data, errors }).toEqual({ data: { node: null, product: null, category: null }, errors: [] });
});
