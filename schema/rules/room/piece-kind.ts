import type { PieceKind } from "./room-hints.ts";

/** Last parts of category paths, and what their products are to a room. */
const kinds: Readonly<Record<string, PieceKind>> = {
  boxsprings: "bed",
  bedden: "bed",
  kledingkasten: "wardrobe",
  ladekasten: "wardrobe",
  dressoirs: "wardrobe",
  banken: "sofa",
  fauteuils: "other",
  poefs: "other",
  eettafels: "table",
  salontafels: "coffeeTable",
  vloerkleden: "rug",
  verlichting: "lamp",
};

/** What a product is to a room, by the paths of its categories from the top down; the deepest that is known counts. */
export function pieceKindOf(categoryPaths: readonly string[]): PieceKind {
  const parts = categoryPaths.flatMap((path) => path.split("/"));
  const known = parts.findLast((part) => Object.hasOwn(kinds, part));
  return known === undefined ? "other" : kinds[known]!;
}
