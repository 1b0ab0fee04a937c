import { type FitKind, type FitPiece, readFitPiece } from "@warmeland/schema/rules/fits/fit-piece.ts";
import { judgeFit } from "@warmeland/schema/rules/fits/judge-fit.ts";

import type { Master } from "./assortment.ts";

/** A master in the size somebody wants it in; in any when it is open. */
export interface SizedMaster {
  readonly master: Master;
  readonly size: string | undefined;
}

/** What has no size of its own to be judged by: it suits every bed. */
const suitsAll: ReadonlySet<string> = new Set<FitKind>(["pillow", "duvet", "duvet-cover"]);

/**
 * Whether a master fits one of the references, in some of its sizes; what no rule is about goes with everything, except covers, sheets and bases, which
 * are useless in a size nobody knows.
 */
export function completes(candidate: Master, references: readonly SizedMaster[]): boolean {
  const pieces = piecesOf({ master: candidate, size: undefined });
  if (pieces.length === 0) return true;
  let isJudged = false;
  for (const reference of references.flatMap(piecesOf)) {
    for (const piece of pieces) {
      const verdict = judgeFit(piece, reference);
      if (verdict === null) return true;
      // all sizes of a master are of one kind: no rule about one is none about the others
      if (verdict === undefined) break;
      isJudged = true;
    }
  }
  return !isJudged && suitsAll.has(pieces[0]!.kind);
}

const cached = new WeakMap<Master, readonly FitPiece[]>();

function piecesOf({ master, size }: SizedMaster): readonly FitPiece[] {
  const all = cached.get(master) ?? allPieces(master);
  cached.set(master, all);
  return size === undefined ? all : all.filter((piece) => size === `${piece.width}x${piece.length}`);
}

function allPieces({ attributes }: Master): readonly FitPiece[] {
  return [...(attributes.get("size") ?? [])].flatMap(
    (size) => readFitPiece((key) => (key === "size" ? size : [...(attributes.get(key) ?? [])][0])) ?? [],
  );
}
