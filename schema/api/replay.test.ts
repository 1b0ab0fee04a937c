import { readFileSync } from "node:fs";
import { buildASTSchema, buildSchema, getOperationAST, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { breaksOf, readReplays } from "./replay.ts";
import type { RegisteredClient } from "./registry.ts";
import { schemaChanges } from "./schema-changes.ts";
import { schemaFiles } from "./schema-files.ts";
import { mutateSchema, type Mutation } from "./testing/mutate-schema.ts";

const definition = parse(readFileSync(schemaFiles.present, "utf8"));
const before = buildASTSchema(definition);
const texts = Object.values<string>(
  JSON.parse(readFileSync(schemaFiles.webDocuments, "utf8")) as Record<string, string>,
).filter((_text, index) => index % 3 === 0);

/** A third of the documents of the web app as those of three clients, so that there is something to tell apart. */
const clients: RegisteredClient[] = ["web", "kiosk", "app"].map((name, place) => ({
  name,
  version: `${place + 1}.0`,
  documents: Object.fromEntries(texts.filter((_text, index) => index % 3 === place).map((text) => [text, text])),
}));
const replays = readReplays(before, clients);

const used = [
  ...new Set(replays.flatMap(({ names }) => [...names.named.values()].map(({ coordinate }) => coordinate))),
].filter((coordinate) => coordinate.includes("."));
const isArgument = (coordinate: string) => coordinate.endsWith(":)");
const isEnumValue = (coordinate: string) => /\.[A-Z_]+$/.test(coordinate);
const fields = used.filter((coordinate) => !isArgument(coordinate) && !isEnumValue(coordinate));
const some = (coordinates: readonly string[], count: number, from: number): string[] =>
  Array.from({ length: count }, (_, place) => coordinates[(from + place * 7) % coordinates.length]!);

const mutations: [Mutation, string][] = [
  ...some(fields, 12, 0).map((one): [Mutation, string] => ["remove", one]),
  ...some(fields, 8, 90).map((one): [Mutation, string] => ["rename", one]),
  ...some(fields, 8, 160).map((one): [Mutation, string] => ["retype", one]),
  ...some(fields, 6, 230).map((one): [Mutation, string] => ["turn nullability", one]),
  ...some(fields, 6, 300).map((one): [Mutation, string] => ["require an argument", one]),
  ...some(used.filter(isArgument), 4, 0).map((one): [Mutation, string] => ["remove", one]),
  ...some(used.filter(isArgument), 4, 3).map((one): [Mutation, string] => ["turn nullability", one]),
  ...some(used.filter(isArgument), 2, 5).map((one): [Mutation, string] => ["retype", one]),
  ...some(used.filter(isEnumValue), 4, 0).map((one): [Mutation, string] => ["remove", one]),
];

/** What validating each document says, told by client, version and operation. */
const validated = (schema: ReturnType<typeof mutateSchema>): string[] =>
  clients.flatMap(({ name, version, documents }) =>
    Object.values(documents).flatMap((text) =>
      validate(schema, parse(text), undefined, { maxErrors: 1000 }).map(
        ({ message }) => `${name} ${version} ${getOperationAST(parse(text))?.name?.value}: ${message}`,
      ),
    ),
  );

test("50 changed schemas: the check says what validating every document says, and names what was changed", async () => {
  expect(mutations.length).toBeGreaterThanOrEqual(50);
  let breaking = 0;
  for (const [mutation, coordinate] of mutations) {
    const after = mutateSchema(definition, coordinate, mutation);
    const breaks = breaksOf(after, replays, await schemaChanges(before, after));
    const refused = breaks.filter(({ isRefused }) => isRefused);
    expect(
      refused.map(({ client, version, operation, message }) => `${client} ${version} ${operation}: ${message}`),
      `${mutation} ${coordinate}`,
    ).toEqual(validated(after));
    // an argument made required is missing at its field; a variable that no longer fits stands in its argument
    for (const one of breaks)
      expect(coordinate.startsWith(one.coordinate.replace(/\(.*$/, "")), `${coordinate} broke ${one.coordinate}`).toBe(
        true,
      );
    if (breaks.length > 0) breaking += 1;
  }
  expect(breaking).toBeGreaterThan(40);
}, 120_000);

const shop = buildSchema(`
  type Query { order(by: OrderBy!): Order }
  type Order { number: String! status: Status! }
  enum Status { OPEN PAID }
  input OrderBy { number: String place: Place }
  enum Place { HOME SHOP }
`);
const text = "query Order($by: OrderBy!) { order(by: $by) { number status } }";
const noticed = async (definitionAfter: string, name = "app") => {
  const after = buildSchema(definitionAfter);
  return breaksOf(
    after,
    readReplays(shop, [{ name, version: "2.1", documents: { text } }]),
    await schemaChanges(shop, after),
  );
};
const about = { client: "app", version: "2.1", operation: "Order", isRefused: false };

test("a type that a client reads, and what it may send in variables, break it though its document is valid", async () => {
  const after = `
    type Query { order(by: OrderBy!): Order }
    type Order { number: String status: Status! }
    enum Status { OPEN PAID }
    input OrderBy { number: String shop: Int! place: Place }
    enum Place { HOME }
  `;
  const breaks = await noticed(after);
  expect(breaks.toSorted((one, other) => one.coordinate.localeCompare(other.coordinate))).toMatchObject([
    { ...about, coordinate: "Order.number" },
    { ...about, coordinate: "OrderBy.shop" },
    { ...about, coordinate: "Place.SHOP" },
  ]);
  expect(await noticed(after, "web")).toEqual([]);
});

test("what a client does not read breaks nothing", async () => {
  expect(
    await noticed(`
    type Query { order(by: OrderBy!): Order stores: [Int] }
    type Order { number: String! status: Status! }
    enum Status { OPEN }
    input OrderBy { number: String place: Place country: String }
    enum Place { HOME SHOP }
  `),
  ).toEqual([]);
});
