import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { alikeDescriptions } from "./alike-descriptions.ts";

const described = (number: number, nl: string) =>
  cleanProduct({ referenceKey: `03-000${number}-A`, masterKey: `03-000${number}`, description: { nl } });
const first =
  "Zeven zones, te zien aan het stiksel: bij schouder en heup geeft de kern meer mee dan bij lende en knie.";
const other = "Een hoog matras voor wie graag stevig ligt. De tijk van katoen is rondom afritsbaar en gaat in de was.";

test("texts of their own are right, and siblings share one", () => {
  expect(findingsOf(alikeDescriptions, [described(1, first), described(1, first), described(2, other)])).toEqual([]);
});

test("finds a text that is another with some words changed", () => {
  const copied = first.replace("kern", "vulling").replace("Zeven", "Vijf");
  expect(findingsOf(alikeDescriptions, [described(1, first), described(2, other), described(3, copied)])).toEqual([
    expect.stringMatching(/^03-0001-A: its description shares \d+ % with 03-0003-A$/),
  ]);
});
