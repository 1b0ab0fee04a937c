import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A string of TypeScript or JSON, and the colon that makes it a key. */
const quoted = /"((?:[^"\\\n]|\\.)*)"(:?)/g;

const files = globSync(
  ["web/app/locale/texts/fr/**/*.ts", "gateway/src/locale/fr/*.ts", "upstreams/src/*/texts/*fr.json"],
  { cwd: `${import.meta.dirname}/..` },
);

/** What French texts of the shop never say, with what is meant. */
const forbidden: readonly (readonly [wrong: RegExp, say: string])[] = [
  [/'/, "the apostrophe ’"],
  [/(?<!\u202f|«\u00a0)[;!?](?=\s|$)/, "a narrow no-break space before ; ! ?"],
  [/(?<!\u00a0):(?=\s|$)/, "a no-break space before a colon"],
  [/« | »|[“”]/, "« and » with no-break spaces inside"],
  [/[ \d}]%/, "a narrow no-break space before %"],
  [/[\d}] (?:cm|kg)\b/, "a no-break space before a unit"],
  [/\bsoldes?\b/i, "promotions: sales by that name are regulated"],
  [/bon de réduction|code de réduction|bon d’achat/i, "code promo"],
  [/caddie|chariot/i, "panier"],
  [/liste de souhaits|favoris/i, "liste d’envies"],
  [/livraison (?:offerte|gratuitement)|frais de port/i, "livraison gratuite"],
  [
    /jours d’essai[^.,]*rétractation|rétractation de (?!14 )\S+ jours/i,
    "14 jours de rétractation; jours d’essai are the shop’s",
  ],
  [/\b(?:tu|toi)\b/i, "vous"],
];

test("the texts are found", () => {
  expect(files.length).toBeGreaterThan(50);
});

test.for(forbidden)("%s is written with %s", ([wrong]) => {
  const found = files.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/../${file}`, "utf8").matchAll(quoted)]
      .filter(([, text = "", colon]) => colon === "" && wrong.test(text))
      .map(([, text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
