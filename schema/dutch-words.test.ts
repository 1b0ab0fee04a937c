import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Everything a shopper reads that the shop writes itself; reviews are their writers'. */
const places = [
  "web/app/locale/texts/nl/**/*.ts",
  "clients/terminal/src/nl.ts",
  "gateway/src/locale/nl/*.ts",
  "upstreams/src/*/texts/*nl.json",
  "upstreams/stories/nl/**/*.json",
  "upstreams/catalogue/promotions.ndjson",
  "upstreams/catalogue/source/{masters,categories}/*.ts",
];

/** Words that stand for another one, with the one that is meant (docs/decisions/064-one-word-for-one-thing.md). */
const forbidden: readonly (readonly [word: RegExp, say: string])[] = [
  [/ordernummer/i, "bestelnummer"],
  [/kortingsbon|cadeaubon|waardebon/i, "kortingscode"],
  [/betaalwijze|betaalmogelijkheid/i, "betaalmethode"],
  [/(?<![-\w])we(?![-\w])/i, "wij"],
  [/gratis verzending|gratis thuisbezorgd|verzending gratis|zonder verzendkosten/i, "gratis bezorgd"],
  [/100 dagen (?!proberen|na ontvangst)/i, "100 dagen proberen"],
  [/100 dagen.{0,20}bedenktijd|proefslapen|proefslaap/i, "bedenktijd is 14 dagen, de belofte is 100 dagen proberen"],
  [/\b(je|jij|jouw|jullie)\b/i, "u"],
];

const files = globSync(places, { cwd: `${import.meta.dirname}/..` });

test("the texts are found", () => {
  expect(files.length).toBeGreaterThan(100);
});

test.for(forbidden)("%s is said with another word: %s", ([word]) => {
  const found = files.flatMap((file) =>
    readFileSync(`${import.meta.dirname}/../${file}`, "utf8")
      .split("\n")
      .filter((line) => word.test(line.replaceAll("\u00a0", " ")) && !/^\s*(\/\/|\*|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
