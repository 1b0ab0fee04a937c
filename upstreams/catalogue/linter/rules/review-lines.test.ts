import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { reviewLines } from "./review-lines.ts";

const review = (changes = {}) => ({
  type: "review" as const,
  referenceKey: "R-1",
  masterKey: "03-0001",
  language: "nl" as const,
  score: 4,
  writtenAt: "2026-01-05",
  title: "Goed",
  text: "Ligt goed.",
  author: "A.",
  variant: "03-0001-A-090200-M",
  translations: {},
  ...changes,
});

test("a review of a variant of its master, written while it was sold, is right", () => {
  expect(findingsOf(reviewLines, [cleanProduct(), review()])).toEqual([]);
});

test("finds reviews of nothing, of another master's variant, too early and too late", () => {
  expect(findingsOf(reviewLines, [cleanProduct(), review({ masterKey: "03-9999", variant: undefined })])).toEqual([
    "R-1: reviews the master 03-9999, which does not exist",
  ]);
  expect(findingsOf(reviewLines, [cleanProduct(), review({ variant: "03-0002-A-1" })])).toEqual([
    "R-1: names the variant 03-0002-A-1, which is none of 03-0001",
  ]);
  expect(findingsOf(reviewLines, [cleanProduct(), review({ writtenAt: "2024-01-05" })])).toEqual([
    "R-1: was written before 03-0001 came into the shop on 2025-01-06",
  ]);
  expect(findingsOf(reviewLines, [cleanProduct(), review({ writtenAt: "2026-11-21" })])).toEqual([
    "R-1: is dated 2026-11-21, after 2026-11-20",
  ]);
});

test("finds praise with one star", () => {
  expect(findingsOf(reviewLines, [cleanProduct(), review({ score: 1, text: "Fantastisch matras!" })])).toEqual([
    "R-1: praises with one star",
  ]);
});
