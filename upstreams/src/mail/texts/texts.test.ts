import { readFileSync } from "node:fs";
import { textProblems } from "@warmeland/schema/testing/text-problems.ts";
import { expect, test } from "vitest";

const languages = ["de", "fr"];
const dutch = ["./nl.json", "./account-nl.json", "../../rpc/texts/nl.json", "../../payments/texts/nl.json"];
const textsIn = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));

test.each(languages.flatMap((language) => dutch.map((file) => [file.replace("nl.json", `${language}.json`), file])))(
  "%s says what %s says, with its placeholders",
  (translated, original) => expect(textProblems(textsIn(original), textsIn(translated))).toEqual([]),
);
