import {
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  parse,
  type SelectionNode,
  validate,
  visit,
} from "graphql";
import { expect, test } from "vitest";
import * as ast from "#app/graphql/ast.ts";
import { printDefinition } from "./print-definition.ts";

/** Runs what the build would write, as the browser does. */
async function run(printed: string): Promise<DefinitionNode> {
  const code = `export default ({ a, f, g, i, o, s, t, u, v, w }) => (${printed});`;
  const made = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: (from: typeof ast) => DefinitionNode;
  };
  return made.default(ast);
}

const typename: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/** Parses a document, and selects `__typename` as codegen does. */
function definitionsOf(text: string): readonly DefinitionNode[] {
  return visit(parse(text, { noLocation: true }), {
    SelectionSet: { leave: (node) => ({ ...node, selections: [typename, ...node.selections] }) },
  }).definitions;
}

/** Codegen leaves empty lists and locations out, the parser does not. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, part]) => key !== "loc" && part !== undefined && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutEmpty(part)]));
}

const document = `
  query Page($path: String!, $first: Int = 24, $with: Boolean = true) {
    category(path: $path) { id name ...Card_category ...on Node @include(if: $with) { id } }
    top: category(path: "/a", first: 1) @skip(if: false) { ... { name } ... on Category { id ...Card_category @include(if: $with) } }
  }
  mutation Change($input: Input!) { change(input: { a: [1, 2.5, "x", null, TRUE], b: $input }) { ... on Done { ok } } }
  fragment Card_category on Category { id children { id children { id } } price(limit: 3) { cents } }
  fragment Name_category on Category { name }
  fragment Odd_category on Category @deprecated { id }
`;

test.each(definitionsOf(document).map((definition) => [definition] as const))(
  "a printed definition makes the same syntax tree (%#)",
  async (definition) => {
    expect(withoutEmpty(await run(printDefinition(definition)))).toEqual(withoutEmpty(definition));
  },
);

test("printing saves most of the tree", () => {
  const [query] = definitionsOf("{ a { b c d e f g h } }");
  const named = { ...query, name: { kind: "Name", value: "Q" } } as DefinitionNode;
  expect(printDefinition(named)).toBe('o("query","Q",[f("a",["b","c","d","e","f","g","h"])])');
});

test("a document of printed definitions is one that GraphQL accepts", async () => {
  const definitions = definitionsOf("query Q { a { ...F } } fragment F on A { b }");
  const [query, fragment] = await Promise.all(definitions.map((definition) => run(printDefinition(definition))));
  const whole = ast.d([query!, fragment!], "sha256:1") as DocumentNode & { __meta__: { hash: string } };
  expect(validate(buildSchema("type Query { a: A } type A { b: Int }"), whole)).toEqual([]);
  expect(whole.__meta__.hash).toBe("sha256:1");
});
