import { buildSchema, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from "graphql";
import { expect, test } from "vitest";
import { measureOperation, type OperationSize } from "./operation-size.ts";
import { schema as shopSchema } from "#gateway/schema.ts";

const schema = buildSchema(`
  type Query { a: A  list: [A!]!  many(first: Int! = 20): Connection!  nodes(ids: [ID!]!): [A]! }
  type Mutation { change: A }
  type A { id: ID!  a: A  list: [A!]! }
  type Connection { totalCount: Int!  edges: [Edge!]!  other: [A!]! }
  type Edge { node: A! }
`);

function measure(text: string, variables: Record<string, unknown> = {}, of = schema): OperationSize {
  const document = parse(text);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const fragments = document.definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  if (!operation) throw new Error("no operation");
  return measureOperation(
    of,
    operation,
    Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables,
  );
}

test("a field costs one, and what is below it once per entry", () => {
  expect(measure("{ a { id } }")).toMatchObject({ cost: 2, depth: 2 });
  expect(measure("{ list { id a { id } } }")).toMatchObject({ cost: 1 + 5 * 3, depth: 3 });
});

const costInShop = (text: string, variables = {}) => measure(text, variables, shopSchema).cost;

test("a page back counts `last`, and a list of what is named as many", () => {
  expect(costInShop(`{ viewer { orders(last: 3, before: "x") { nodes { id } } } }`)).toBe(1 + 1 + 1 + 3);
  expect(costInShop("query ($last: Int) { viewer { orders(first: 7, last: $last) { nodes { id } } } }")).toBe(
    1 + 1 + 1 + 7,
  );
  expect(costInShop("{ products(by: { numbers: [1, 2, 3] }) { id } }")).toBe(1 + 3);
  expect(costInShop("query ($by: ProductsBy) { products(by: $by) { id } }", { by: { ids: ["a", "b"] } })).toBe(1 + 2);
  expect(costInShop("query ($ids: [ID!]!) { products(by: { ids: $ids }) { id } }", { ids: ["a", "b"] })).toBe(1 + 2);
});

test("a connection counts `first` for its edges only", () => {
  expect(measure("{ many(first: 10) { totalCount edges { node { id } } other { id } } }").cost).toBe(
    1 + 1 + (1 + 10 * 2) + (1 + 5),
  );
});

test.each([
  ["a literal", "{ many(first: 7) { edges { node { id } } } }", {}, 7],
  ["a variable", "query($n: Int!) { many(first: $n) { edges { node { id } } } }", { n: 9 }, 9],
  ["the default of a variable", "query($n: Int! = 8) { many(first: $n) { edges { node { id } } } }", {}, 8],
  ["the default of the argument", "{ many { edges { node { id } } } }", {}, 20],
  ["100 for more than may be requested", "{ many(first: 100000) { edges { node { id } } } }", {}, 100],
])("`first` is %s", (_name, text, variables, first) => {
  expect(measure(text, variables).cost).toBe(1 + 1 + first * 2);
});

test.each([
  ['category(path: "/matrassen") { listing', 24, "{ edges { node { id name } } } }"],
  ['product(by: { masterKey: "03-2417" }) { variants', 100, "{ edges { node { id } } } }"],
  ['product(by: { masterKey: "03-2417" }) { related', 12, "{ reason product { id } } }"],
  ['stories(startsWith: "over-ons/")', 25, "{ edges { node { id } } }"],
])("the shop's own default counts as if it were given: %s", (field, first, below) => {
  const given = field.endsWith(")") ? field.replace(/\)$/, `, first: ${first})`) : `${field}(first: ${first})`;
  const [withDefault, withFirst] = [
    measure(`{ ${field} ${below} }`, {}, shopSchema),
    measure(`{ ${given} ${below} }`, {}, shopSchema),
  ];
  expect(withDefault.cost).toBe(withFirst.cost);
  expect(withDefault.cost).toBeGreaterThan(first);
});

test("ids count as often as they are given", () => {
  expect(measure(`{ nodes(ids: ["1", "2", "3"]) { id } }`).cost).toBe(1 + 3);
  expect(measure("query($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: ["1", "2"] }).cost).toBe(1 + 2);
});

test("fragments count where they are spread, whatever they are called", () => {
  const size = measure("{ a { ...__schema ... on A { x: id } } } fragment __schema on A { y: id a { id } }");
  expect(size).toMatchObject({ cost: 1 + 3 + 1, depth: 3, aliases: 2 });
});

test("introspection counts nothing", () => {
  expect(measure("{ __schema { types { fields { type { ofType { ofType { name } } } } } } }")).toMatchObject({
    cost: 0,
    depth: 0,
  });
});

// whoever followed each spread anew would not end before the test's own limit
test("a chain of 2^40 spreads is measured at once", () => {
  const links = 40;
  const chain = Array.from(
    { length: links },
    (_, index) => `fragment f${index} on A { ...f${index + 1} ...f${index + 1} }`,
  ).join("\n");
  expect(measure(`{ a { ...f0 } } ${chain} fragment f${links} on A { id }`).cost).toBe(1 + 2 ** links);
});

test("root fields are named, through fragments too", () => {
  expect(
    measure(
      "mutation { one: change { id } ...m ... on Mutation { change { id } } } fragment m on Mutation { change { id } }",
    ).rootFields,
  ).toEqual(["change", "change", "change"]);
});

test("directives are counted", () => {
  expect(measure(`query @x { a @include(if: true) { id @skip(if: false) @skip(if: false) } }`).directives).toBe(4);
});

test("an operation whose lengths stand in it has one size; one that takes them from variables has many", () => {
  expect(measure("{ a { id } }").dependsOnVariables).toBe(false);
  const withVariable = "query ($n: Int!) { ...f } fragment f on Query { many(first: $n) { totalCount } }";
  expect(measure(withVariable, { n: 2 }).dependsOnVariables).toBe(true);
});
