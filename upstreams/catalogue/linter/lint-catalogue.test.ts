import { expect, test } from "vitest";

import { linesOf, smallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";

import { editorialRules, structuralRules } from "./catalogue-rules.ts";
import { lintCatalogue } from "./lint-catalogue.ts";

const about = {
  day: "2026-11-20",
  pictures: new Set<string>(),
  inStories: new Set<string>(),
  storyTexts: [],
  described: new Map(),
  widths: new Map(),
};

test("places findings on their lines, and those of an import before all others", async () => {
  const catalogue = smallCatalogue();
  const lines = linesOf({ ...catalogue, navy: { ...catalogue.navy, masterKey: "3-1" } });
  const findings = await lintCatalogue([lines[0]!, "", ...lines.slice(1)], structuralRules, about);
  expect(findings[0]?.rule).toBe("format");
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: "format",
      lineNumber: 9,
      problem: "masterKey: must be two digits, a dash and four digits, such as 03-1481",
    }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: "missing-images", lineNumber: 8, subject: "03-0001-A" }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: "thin-categories", lineNumber: 6, subject: "/slapen" }),
  );
});

test("every rule has a name of its own", () => {
  const names = [...structuralRules, ...editorialRules].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
