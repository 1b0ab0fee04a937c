import { buildSchema, executeSync, type FieldNode, type GraphQLSchema, parse, visit } from "graphql";
import { expect, test } from "vitest";
import { mergedDocument } from "./merged-document.ts";

const schema = buildSchema(`
  interface Named { name: String! }
  type Basket { count: Int! lines: [Line!]! }
  type Line { id: ID! product: Product! price(in: String): Int! }
  type Product implements Named { name: String! slug: String! maker: Maker! }
  type Maker implements Named { name: String! country: String! }
  union Result = Basket | Product
  type Query { basket: Basket! result(kind: String!): Result! }
`);
const product = { __typename: "Product", name: "Sprei", slug: "sprei", maker: { name: "Weverij", country: "NL" } };
const basket = {
  __typename: "Basket",
  count: 2,
  lines: [
    { id: "1", product, price: 100 },
    { id: "2", product, price: 200 },
  ],
};
const rootValue = { basket, result: ({ kind }: { kind: string }) => (kind === "basket" ? basket : product) };

function execution(text: string, variableValues: Record<string, unknown> = {}) {
  const document = parse(text, { noLocation: true });
  const merged = mergedDocument(document, schema);
  const [asWritten, asMerged] = [document, merged].map((each) =>
    executeSync({ schema, document: each, rootValue, variableValues }),
  );
  expect(asWritten!.errors).toBeUndefined();
  expect(asMerged).toEqual(asWritten);
  return { data: asMerged!.data, merged };
}

/** Response names that a merged document selects more than once in one place. */
function repeated(document: ReturnType<typeof parse>): string[] {
  const found: string[] = [];
  visit(document, {
    SelectionSet: ({ selections }) => {
      const names = selections
        .filter((each): each is FieldNode => each.kind === "Field")
        .map(({ alias, name }) => (alias ?? name).value);
      found.push(...names.filter((name, index) => names.indexOf(name) !== index));
    },
  });
  return found;
}

test("fields that several fragments want are selected once, at every depth", () => {
  const { data, merged } = execution(`
    query { basket { lines { id ...Head } ...Sums ...Sums } }
    fragment Sums on Basket { count lines { product { ...Title slug } price } }
    fragment Head on Line { id cents: price(in: "EUR") product { ...Title maker { country } } }
    fragment Title on Named { name ... on Product { maker { name } } }`);
  expect(repeated(merged)).toEqual([]);
  expect(merged.definitions).toHaveLength(1);
  expect(JSON.stringify(merged)).not.toContain("Fragment");
  expect(data).toMatchObject({
    basket: { count: 2, lines: [{ cents: 100, product: { maker: { name: "Weverij", country: "NL" } } }, {}] },
  });
});

test.each(["basket", "product"])("what only some of several types have is requested of those: %s", (kind) => {
  const { data } = execution(
    `query Ask($kind: String!) { result(kind: $kind) { __typename ...Both ... on Basket { lines { product { slug } } } } }
    fragment Both on Result { ... on Basket { count lines { id } } ... on Named { name } }`,
    { kind },
  );
  expect(data!["result"]).toMatchObject({ __typename: kind === "basket" ? "Basket" : "Product" });
});

test.each([
  { first: true, second: true },
  { first: true, second: false },
  { first: false, second: true },
  { first: false, second: false },
])("what is selected under a condition keeps it: %o", (conditions) => {
  const { data } = execution(
    `query Ask($first: Boolean!, $second: Boolean!) {
      basket { count @include(if: $first) ...Lines @skip(if: $second) ... @include(if: $second) { lines { id } } lines @include(if: $first) { price } }
    }
    fragment Lines on Basket { count lines { product { name } } }`,
    conditions,
  );
  expect(Object.hasOwn(data!["basket"] as object, "count")).toBe(conditions.first || !conditions.second);
});

test("a mutation keeps its arguments", () => {
  const withMutation: GraphQLSchema = buildSchema("type Query { ok: Boolean } type Mutation { add(by: Int!): Int! }");
  const merged = mergedDocument(parse("mutation Add($by: Int!) { add(by: $by) } "), withMutation);
  const result = executeSync({
    schema: withMutation,
    document: merged,
    rootValue: { add: ({ by }: { by: number }) => by + 1 },
    variableValues: { by: 2 },
  });
  expect(result).toMatchObject({ data: { add: 3 } });
});
