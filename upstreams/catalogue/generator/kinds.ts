import { categories } from "../source/categories.ts";
import type { KindSource } from "./kind-source.ts";
import { cabinetKinds } from "./kinds/cabinet-kinds.ts";
import { duvetKinds } from "./kinds/duvet-kinds.ts";
import { homeKinds } from "./kinds/home-kinds.ts";
import { linenKinds } from "./kinds/linen-kinds.ts";
import { mattressKinds } from "./kinds/mattress-kinds.ts";
import { seatKinds } from "./kinds/seat-kinds.ts";

export const kinds: readonly KindSource[] = [
  ...mattressKinds,
  ...duvetKinds,
  ...linenKinds,
  ...seatKinds,
  ...cabinetKinds,
  ...homeKinds,
];

/** A category at an end of the tree, and the kind that fills it: the one that stands nearest above. */
export interface Shelf {
  path: string;
  kind: KindSource;
  /** The kind's share, divided among its categories. */
  share: number;
}

const longestFirst = kinds.toSorted((one, other) => other.under.length - one.under.length);

/** Every end of the built-in category tree that a kind fills. */
export const shelves: readonly Shelf[] = shelvesOf(
  categories.map(({ path }) => path).filter((path, _, paths) => !paths.some((other) => other.startsWith(`${path}/`))),
);

function shelvesOf(ends: readonly string[]): Shelf[] {
  const byKind = Map.groupBy(ends, (path) =>
    longestFirst.find(({ under }) => path === under || path.startsWith(`${under}/`)),
  );
  return ends.flatMap((path) => {
    const [kind, paths] = [...byKind].find(([, own]) => own.includes(path))!;
    return kind ? [{ path, kind, share: kind.share / paths.length }] : [];
  });
}
