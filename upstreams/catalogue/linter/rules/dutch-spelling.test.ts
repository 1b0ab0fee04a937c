import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { dutchSpelling } from "./dutch-spelling.ts";

const described = (nl: string) =>
  findingsOf(dutchSpelling, [cleanProduct({ description: { nl } })]).map((finding) =>
    finding.replace(/^.*?'(.*?)'.*$/, "$1"),
  );

test("right words are right: of the dictionary, of our list, names of the catalogue, and compounds of a known word and a listed end", () => {
  expect(
    described("Zomerdijk van Duinhof is een koudschuimmatras met een wollen kinderdekbed en een katoensatijnen laken."),
  ).toEqual(["katoensatijnen"]);
  expect(
    described("Eén hoofdkussen, 2-zits, hoofd- en voeteneind, 's nachts, E27, zo'n zwart-wit vierseizoenendekbed."),
  ).toEqual([]);
});

test("finds slips of the pen, and words that miss the space between them", () => {
  expect(
    described("De tijk is wasbarr en gewoven van kattoen; u vindt eenmatras met hetkussen, grotedeken of katoendeken."),
  ).toEqual(["wasbarr", "gewoven", "kattoen", "eenmatras", "hetkussen", "grotedeken"]);
});

test("reads what reviewers wrote in Dutch, and translations into it", () => {
  const review = {
    type: "review" as const,
    referenceKey: "R-1",
    masterKey: "03-0001",
    language: "de" as const,
    score: 5,
    writtenAt: "2026-01-05",
    title: "Sehr gut",
    text: "Ich schlafe gut.",
    author: "Anke",
    translations: { nl: { title: "Heel goed", text: "Anke slaapt er hreelijk op." } },
  };
  expect(findingsOf(dutchSpelling, [cleanProduct(), review])).toEqual([
    "R-1: 'hreelijk' (review text) is in no list of Dutch words",
  ]);
});
