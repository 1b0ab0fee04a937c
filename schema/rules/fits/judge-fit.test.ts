import { expect, test } from "vitest";

import type { FitKind, FitPiece } from "./fit-piece.ts";
import { findMisfits, judgeFit } from "./judge-fit.ts";

const piece = (kind: FitKind, size: string, more: Partial<FitPiece> = {}): FitPiece => {
  const [width = 0, length = 0] = size.split("x").map(Number);
  return { kind, width, length, ...more };
};
const mattress = (size: string, height = 22) => piece("mattress", size, { height });
const sheet = (size: string, corner = 30, more: Partial<FitPiece> = {}) =>
  piece("fitted-sheet", size, { corner, ...more });

test.each<[string, FitPiece, FitPiece, string | null | undefined]>([
  ["a sheet of its size", sheet("90x200"), mattress("90x200"), null],
  ["a sheet for two", sheet("180x200"), mattress("90x200"), "size"],
  ["corners that are too low", sheet("90x200", 20), mattress("90x200"), "cornerLow"],
  ["corners that are far too high", sheet("90x200", 35), mattress("90x200", 12), "cornerHigh"],
  ["jersey on a shorter mattress", sheet("80x200", 25, { stretches: true }), mattress("80x190", 14), null],
  ["percale on a shorter mattress", sheet("80x200", 25), mattress("80x190", 14), "size"],
  ["a sheet on a box spring with its topper", sheet("180x200", 30), piece("box-spring", "180x200"), "cornerLow"],
  [
    "one sheet over halves that move",
    sheet("180x200", 35),
    piece("box-spring", "180x200", { isAdjustable: true }),
    "split",
  ],
  [
    "a split sheet over them",
    piece("topper-sheet", "180x200", { isSplit: true }),
    piece("box-spring", "180x200", { isAdjustable: true }),
    null,
  ],
  [
    "a split sheet on a whole topper",
    piece("topper-sheet", "180x200", { isSplit: true, corner: 12 }),
    piece("topper", "180x200", { height: 7 }),
    "split",
  ],
  ["a topper over two mattresses", piece("topper", "180x200"), mattress("90x200"), null],
  ["two mattresses in a bed", mattress("90x200"), piece("bed", "180x200"), null],
  ["two mattresses in a narrow bed", mattress("70x200"), piece("bed", "140x200"), "size"],
  [
    "slats for a bed that has its own",
    piece("slatted-base", "90x200"),
    piece("bed", "90x200", { hasBase: true }),
    "ownBase",
  ],
  ["one mattress on two bases", mattress("180x200"), piece("slatted-base", "90x200"), null],
  [
    "one mattress on two that move",
    mattress("180x200"),
    piece("slatted-base", "90x200", { isAdjustable: true }),
    "sharedCore",
  ],
  ["a cover of the duvet's size", piece("duvet-cover", "140x200"), piece("duvet", "140x200"), null],
  ["a longer cover", piece("duvet-cover", "140x220"), piece("duvet", "140x200"), "size"],
  ["a pillowcase the other way round", piece("pillowcase", "50x60"), piece("pillow", "60x50"), null],
  ["a duvet for a wide bed", piece("duvet", "240x220"), mattress("180x210"), null],
  ["a short duvet for a long bed", piece("duvet", "240x200"), mattress("180x210"), "size"],
  ["a child's duvet", piece("duvet", "100x135"), mattress("70x150"), null],
  ["a pillow and a mattress", piece("pillow", "50x60"), mattress("90x200"), undefined],
])("%s", (_name, one, other, verdict) => {
  expect(judgeFit(one, other)).toBe(verdict);
  expect(judgeFit(other, one)).toBe(verdict);
});

const names = (things: readonly FitPiece[]) =>
  findMisfits(things, (thing) => thing).map(({ thing, of, reason }) => [thing.kind, of.kind, reason]);

test("only what fits nothing that it could be meant for is a misfit", () => {
  expect(names([mattress("90x200"), sheet("180x200")])).toEqual([["fitted-sheet", "mattress", "size"]]);
  expect(names([mattress("90x200"), mattress("180x200"), sheet("180x200")])).toEqual([]);
  expect(names([sheet("180x200")])).toEqual([]);
  expect(names([mattress("90x200"), mattress("180x200", 32), sheet("180x200")])).toEqual([
    ["fitted-sheet", "mattress", "cornerLow"],
  ]);
  // the sheet lies over mattress and topper together
  expect(names([mattress("90x200"), piece("topper", "90x200", { height: 7 }), sheet("90x200")])).toEqual([]);
  expect(names([mattress("180x200"), piece("duvet", "140x200")])).toEqual([]);
});
