import { shops } from "@warmeland/schema/rules/shops.ts";
import { textProblems } from "@warmeland/schema/testing/text-problems.ts";
import { expect, test } from "vitest";
import { loadI18n } from "./load-i18n.ts";
import { nl } from "./texts/nl.ts";

const languages = shops.map(({ language }) => language);

async function textsOf(language: string) {
  const texts = await loadI18n(language);
  await texts.loadNamespaces(Object.keys(nl));
  return texts.getDataByLanguage(language);
}

test.each(languages.filter((language) => !language.startsWith("nl")))(
  "%s says what the Dutch texts say, with their placeholders",
  async (language) => expect(textProblems(nl, await textsOf(language))).toEqual([]),
);

test("Dutch is the same in Belgium", async () => expect(await textsOf("nl-BE")).toEqual(nl));

test("German has ß in Germany and ss in Switzerland", async () => {
  expect(JSON.stringify(await textsOf("de-DE"))).toContain("Größe");
  const swiss = JSON.stringify(await textsOf("de-CH"));
  expect(swiss).toContain("Grösse");
  expect(swiss).not.toContain("ß");
});
