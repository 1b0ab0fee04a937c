import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const folders = "{bench,clients,docs,gateway,schema,upstreams,web}";
const files = [
  ...globSync(["*.{ts,md,json,yml}", `${folders}/**/*.{ts,tsx,js,mjs,css,md,graphql}`], {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|build|generated|\.react-router|\.data)(?:\/|$)/.test(path),
  }),
].filter((path) => !path.endsWith("cited-documents.test.ts"));

/** The id that a heading of a document has in a link. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

const headingsOf = (document: string) =>
  new Set(
    [...readFileSync(`${root}/${document}`, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slugOf(heading)),
  );

/** `docs/some-page.md#heading` wherever it is cited, with the file that cites it. */
const citations = files.flatMap((file) =>
  [...readFileSync(`${root}/${file}`, "utf8").matchAll(/\bdocs\/([\w/-]+\.md)(?:#([\w-]+))?/g)].map(
    ([, document, heading]) => ({
      file,
      document: `docs/${document}`,
      heading,
    }),
  ),
);

test("every document that is cited exists, and so does the heading", () => {
  const headings = new Map<string, Set<string>>();
  const wrong = citations.filter(({ document, heading }) => {
    if (!existsSync(`${root}/${document}`)) return true;
    if (heading === undefined) return false;
    if (!headings.has(document)) headings.set(document, headingsOf(document));
    return !headings.get(document)?.has(heading);
  });
  expect(citations.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

test("no rule is cited from a document that is not here", () => {
  const elsewhere = /\bdecisions\.md|\bspec(?:ification)? §|\bthe specification\b/i;
  const citing = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, "utf8")
      .split("\n")
      .flatMap((line, index) => (elsewhere.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(citing).toEqual([]);
});

test("every rule is followed by something", () => {
  const cited = new Set(citations.filter(({ document }) => document === "docs/rules.md").map(({ heading }) => heading));
  const rules = [...readFileSync(`${root}/docs/rules.md`, "utf8").matchAll(/^### (.+)$/gm)].map(([, heading = ""]) =>
    slugOf(heading),
  );
  expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
});
