import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schema } from "#gateway/schema.ts";
import { faultAdvice, refusalAdvice } from "./error-advice.ts";
import { referenceFiles, referenceFolder } from "./reference-files.ts";
import { codeOfName, refusalsOf } from "./refusals.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

test("the reference is what `npm run api:reference` makes of the schema and the recipes", () => {
  const files = referenceFiles();
  for (const [path, text] of files) expect(read(path), `${path}: run \`npm run api:reference\``).toBe(text);
  expect(readdirSync(new URL(referenceFolder, root)).toSorted()).toEqual(
    [...files.keys()]
      .filter((path) => path.startsWith(`${referenceFolder}/`))
      .map((path) => path.slice(referenceFolder.length + 1))
      .toSorted(),
  );
});

test("every link between its pages leads to a page, and to a heading of it", () => {
  const files = referenceFiles();
  const broken: string[] = [];
  let links = 0;
  for (const [path, text] of files)
    for (const [, target = "", anchor] of text.matchAll(/\]\(([\w./-]+\.md)(?:#([\w-]+))?\)/g)) {
      links += 1;
      const to = new URL(target, new URL(path, "file:///")).pathname.slice(1);
      const page = files.get(to) ?? (to.startsWith("docs/") ? read(to) : undefined);
      const headings = [...(page ?? "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading.toLowerCase());
      if (page === undefined || (anchor !== undefined && !headings.includes(anchor))) broken.push(`${path}: ${target}`);
    }
  expect(links).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
});

test("every code of an error is in the catalogue with what to do about it, and no other", () => {
  const codes = refusalsOf(schema).flatMap((refusal) => refusal.codes);
  expect([...new Set(codes)].toSorted()).toEqual(Object.keys(refusalAdvice).toSorted());
  for (const advice of [...Object.values(refusalAdvice), ...Object.values(faultAdvice)])
    expect(advice).toMatch(/^[A-Z`].{10,}\.$/);
});

test("an error with a code of its own has that of its name, as the catalogue says", () => {
  const classes = globSync("gateway/src/**/*.ts", { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/class (\w+) extends UserError \{[^}]*?readonly code = "(\w+)"/g)].map(
      ([, name = "", code]) => ({ name, code }),
    ),
  );
  expect(classes.length).toBeGreaterThan(15);
  for (const { name, code } of classes) expect({ name, code }).toEqual({ name, code: codeOfName(name) });
});
