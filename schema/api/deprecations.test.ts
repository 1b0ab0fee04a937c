import { readFile } from "node:fs/promises";
import { buildSchema, NoDeprecatedCustomRule, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { deprecatedUses } from "./deprecated-uses.ts";
import { deprecationsOf } from "./deprecations.ts";
import { readSchema, schemaFiles } from "./schema-files.ts";

const example = buildSchema(`
  type Query {
    old: Int @deprecated(reason: "Use \`new\`. Removed after 2027-06-01.")
    new(size: Size, filter: Filter, by: Int @deprecated(reason: "Use \`filter\`.")): Int
  }
  enum Size { S M @deprecated(reason: "Use \`S\`. Removed after 2027-02-30.") }
  input Filter { slug: String key: String @deprecated(reason: "Removed after 2027-06-01. Maybe.") }
`);

test("a reason ends with the last day on which it is sure to be there", () => {
  expect(deprecationsOf(example).map(({ coordinate, removeAfter }) => [coordinate, removeAfter])).toEqual([
    ["Query.old", "2027-06-01"],
    ["Query.new(by:)", undefined],
    ["Size.M", undefined],
    ["Filter.key", undefined],
  ]);
});

test("uses in a document are told once each, by coordinate", () => {
  const document = parse(`{ old again: old new(size: M, by: 1, filter: { key: "a", slug: "b" }) }`);
  expect(deprecatedUses(example, document)).toEqual(["Query.old", "Size.M", "Query.new(by:)", "Filter.key"]);
  expect(deprecatedUses(example, parse("{ new(size: S) }"))).toEqual([]);
});

test("every deprecation of the schema says until when (docs/rules.md#deprecations)", async () => {
  const deprecations = deprecationsOf(await readSchema(schemaFiles.present));
  expect(deprecations.length).toBeGreaterThan(0);
  expect(deprecations.filter(({ removeAfter }) => removeAfter === undefined)).toEqual([]);
});

test("the web app uses nothing that is deprecated", async () => {
  const schema = await readSchema(schemaFiles.present);
  const documents = JSON.parse(await readFile(schemaFiles.webDocuments, "utf8")) as Record<string, string>;
  const uses = Object.values(documents).flatMap((text) => validate(schema, parse(text), [NoDeprecatedCustomRule]));
  expect(uses.map(({ message }) => message)).toEqual([]);
});
