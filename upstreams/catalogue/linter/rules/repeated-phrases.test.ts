import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { repeatedPhrases } from "./repeated-phrases.ts";

const described = (number: number, nl: string, path = "/matrassen/latex") =>
  cleanProduct({
    referenceKey: `03-000${number}-A`,
    masterKey: `03-000${number}`,
    description: { nl },
    categories: [path],
  });

test("a phrase may stand in two descriptions, and in more of different categories", () => {
  const lines = [
    described(1, "Dit ligt voor de meeste mensen goed."),
    described(2, "Voor de meeste mensen goed, zeker 's winters."),
  ];
  expect(
    findingsOf(repeatedPhrases, [...lines, described(3, "Zacht voor de meeste mensen goed.", "/dekbedden")]),
  ).toEqual([]);
});

test("finds one that stands in three, once however long it is", () => {
  const phrase = "ligt voor de meeste mensen heel goed";
  expect(
    findingsOf(
      repeatedPhrases,
      [1, 2, 3].map((number) => described(number, `Nummer ${number} ${phrase}.`)),
    ),
  ).toEqual([
    "03-0003-A: 'ligt voor de meeste mensen' stands in 3 descriptions of /matrassen: 03-0001-A, 03-0002-A, 03-0003-A",
  ]);
});
