import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema, parse, print } from "graphql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerClient, RegistrationRefused } from "./register-client.ts";
import { hashOfDocument, readRegistry } from "./registry.ts";

const schema = buildSchema(`
  type Query { shop: Shop! product(slug: String!): Product }
  type Shop { name: String! }
  type Product { name: String! slug: String! }
`);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "clients-"));
});
afterEach(() => rm(folder, { recursive: true }));

const register = (files: Record<string, string>, name = "kiosk", version = "1.0") =>
  registerClient({
    schema,
    name,
    version,
    folder,
    files: Object.entries(files).map(([file, content]) => ({ name: file, content })),
  });
const problemsOf = async (...call: Parameters<typeof register>): Promise<readonly string[]> => {
  const error = await register(...call).then(
    () => expect.unreachable("it was registered"),
    (refused: unknown) => refused,
  );
  expect(readRegistry(folder).clients).toEqual([]);
  return error instanceof RegistrationRefused ? error.problems : expect.unreachable(String(error));
};

const shop = "query Shop { shop { name } }";
const product = "query Product($slug: String!) { product(slug: $slug) { ...Names } }";
const names = "fragment Names on Product { name }";

test("operations of .graphql files are registered with the fragments they use, of whatever file", async () => {
  const { operations } = await register({ "a.graphql": `${shop}\n${product}`, "b.graphql": names });
  const whole = print(parse(`${product} ${names}`));
  expect(operations).toEqual([
    { operation: "Product", hash: hashOfDocument(whole) },
    { operation: "Shop", hash: hashOfDocument(print(parse(shop))) },
  ]);
  const { clients, problems } = readRegistry(folder);
  expect(problems).toEqual([]);
  expect(clients).toMatchObject([{ name: "kiosk", version: "1.0" }]);
  expect(clients[0]!.documents[hashOfDocument(whole)]).toBe(whole);
});

test.each([
  ["texts by hash", { [hashOfDocument(shop)]: shop }],
  ["texts by bare hash", { [hashOfDocument(shop).slice(7)]: shop }],
  ["pairs", [[hashOfDocument(shop), shop]]],
  [
    "Apollo's manifest",
    {
      format: "apollo-persisted-query-manifest",
      version: 1,
      operations: [{ id: hashOfDocument(shop).slice(7), name: "Shop", type: "query", body: shop }],
    },
  ],
])("a manifest of %s keeps its texts", async (_kind, manifest) => {
  await register({ "documents.json": JSON.stringify(manifest) });
  expect(readRegistry(folder).clients[0]!.documents).toEqual({ [hashOfDocument(shop)]: shop });
});

test("what does not fit the schema is named by file, line and operation, all at once", async () => {
  expect(
    await problemsOf({ "a.graphql": "query Shop { shop { name city } }\nquery Product { product { name } }" }),
  ).toEqual([
    'Shop: a.graphql:1:26: Cannot query field "city" on type "Shop".',
    expect.stringMatching(/^Product: a\.graphql:2:17: .*slug.* is required/),
  ]);
});

test.each<[string, Record<string, string>, RegExp]>([
  ["a text that is no document", { "a.graphql": "query Shop {" }, /^a\.graphql:1:13: Syntax Error/],
  ["an operation without a name", { "a.graphql": "{ shop { name } }" }, /has no name/],
  ["two of one name", { "a.graphql": shop, "b.graphql": shop }, /^Shop: two operations/],
  ["fragments alone", { "a.graphql": names }, /no operation/],
  [
    "a hash of another kind",
    { "a.json": JSON.stringify({ d41d8cd98f00b204e9800998ecf8427e: shop }) },
    /not the SHA-256/,
  ],
  ["a file of something else", { "a.json": "[1, 2]" }, /^a\.json: it is no manifest/],
])("%s is refused", async (_what, files, problem) => {
  expect((await problemsOf(files)).join("\n")).toMatch(problem);
});

test.each([
  ["web", "1.0"],
  ["Kiosk", "1.0"],
  ["../kiosk", "1.0"],
  ["kiosk", "../1"],
  ["kiosk", ""],
])("'%s' and '%s' name no client's version", async (name, version) => {
  expect(await problemsOf({ "a.graphql": shop }, name, version)).toHaveLength(1);
});

test("a version stays as it was registered; the same again changes nothing", async () => {
  const { file } = await register({ "a.graphql": shop });
  const content = await readFile(file, "utf8");
  await register({ "a.graphql": shop });
  await expect(register({ "a.graphql": `${shop}\n${product}\n${names}` })).rejects.toThrow(
    "kiosk/1.0 is registered with other documents; these need a new version.",
  );
  expect(await readFile(file, "utf8")).toBe(content);
});
