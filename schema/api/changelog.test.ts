import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { changelogSection, withSection } from "./changelog.ts";
import { schemaChanges } from "./schema-changes.ts";

const before = buildSchema(`
  type Query { shop: Shop! old: Int }
  type Shop { name: String! city: String }
  enum Status { OPEN }
`);
const after = buildSchema(`
  type Query { shop: Shop! old: Int @deprecated(reason: "Nothing takes it. Removed after 2027-06-01.") stores: [Store!]! }
  "Where goods are."
  type Shop { "Its name." name: String }
  type Store { name: String! street: String! }
  enum Status { OPEN CLOSED }
`);

test("a section tells what clients notice: no texts, and of a new type only that", async () => {
  const section = changelogSection("0.2.0", "2026-12-01", await schemaChanges(before, after));
  expect(section.split("\n").filter((line) => line.startsWith("#"))).toEqual([
    "## 0.2.0 (2026-12-01)",
    "### Breaking",
    "### Deprecated",
    "### To look at",
    "### New and changed",
  ]);
  expect(
    [...section.matchAll(/^- `([^`]+)`/gm)]
      .map(([, coordinate]) => coordinate)
      .toSorted((one = "", other = "") => (one < other ? -1 : 1)),
  ).toEqual(["Query.old", "Query.stores", "Shop.city", "Shop.name", "Status.CLOSED", "Store"]);
  expect(section).toContain("Removed after 2027-06-01");
});

test("the newest release stands first, and each once", async () => {
  const old = "# Changelog\n\nIntroduction.\n\n## 0.1.0 (2026-11-01)\n\nThe first.\n";
  const section = changelogSection("0.2.0", "2026-12-01", []);
  const changelog = withSection(old, section);
  expect(changelog.match(/^## \S+/gm)).toEqual(["## 0.2.0", "## 0.1.0"]);
  expect(changelog).toContain("Introduction.\n\n## 0.2.0");
  expect(() => withSection(changelog, section)).toThrow("0.2.0");
});
