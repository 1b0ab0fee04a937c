import type { Assortment, Master } from "./assortment.ts";
import { completes, type SizedMaster } from "./completes.ts";

/** Attributes whose agreement makes two products alike; one that both leave open says nothing. */
const comparedAttributes = [
  "brand",
  "color",
  "size",
  "hardness",
  "fillingMaterial",
  "cover",
  "fabric",
  "upholstery",
  "woodType",
  "woodColor",
  "headboard",
  "shape",
  "season",
  "allergySuitable",
  "vegan",
] as const;

export interface RelatedMaster {
  key: string;
  reason: "similar" | "goes_with";
}

/**
 * Masters related to the references, best first: similar ones and ones that go with them, alternating, beginning with a similar one.
 *
 * *Goes with*: the candidate lies in a category that a reference's category names in `goesWith`. One of each such category
 * comes before the second of any, in the order of the list. Inside a category the score is 2 × attributes + popularity. What fits no
 * reference in any size is left out (docs/rules.md#what-fits).
 *
 * *Similar*: the candidate shares the start of a reference's category path, and goes with none. The score is
 * 3 × kinship + 2 × attributes + price + popularity, for the reference it fits best:
 * - kinship: shared segments of the category path / segments of the reference's (siblings 1, cousins ½),
 * - attributes: part of the reference's compared attributes that have a value in common,
 * - price: 1 at the same lowest price, ½ at double or half, ¼ at four times,
 * - popularity: ½ × pieces sold / the best seller's pieces, which also settles ties.
 * @param candidates masters that may be shown
 * @param popularity 0 to 1 per master
 * @param limit how many at most
 */
export function relatedMasters(
  assortment: Assortment,
  references: readonly Master[],
  candidates: Iterable<Master>,
  popularity: (key: string) => number,
  limit: number,
): RelatedMaster[] {
  const companions = companionPaths(assortment, references);
  const shelves = companions.map((): Scored[] => []);
  const similar: Scored[] = [];
  const sized = references.map((master) => ({ master, size: undefined }));

  for (const candidate of candidates) {
    const liked = popularity(candidate.key) / 2;
    const likeness = (reference: Master) => 2 * sharedAttributes(reference, candidate);
    const shelf = companions.findIndex((path) => isIn(candidate, path));
    if (shelf >= 0) {
      if (completes(candidate, sized))
        shelves[shelf]!.push({ key: candidate.key, score: Math.max(...references.map(likeness)) + liked });
      continue;
    }
    const scores = references.flatMap((reference) => {
      const kin = kinship(reference, candidate);
      return kin > 0 ? [3 * kin + likeness(reference) + priceNearness(reference, candidate)] : [];
    });
    if (scores.length > 0) similar.push({ key: candidate.key, score: Math.max(...scores) + liked });
  }

  const best = (entries: Scored[]) => byScore(entries).slice(0, limit);
  const alike = best(similar).map(({ key }): RelatedMaster => ({ key, reason: "similar" }));
  const matching = roundRobin(shelves.map(best)).map(({ key }): RelatedMaster => ({ key, reason: "goes_with" }));
  return roundRobin([alike, matching]).slice(0, limit);
}

/**
 * Masters that complete the references in their sizes, best first: of the categories that go with theirs, in turn, what fits one of them.
 * @param candidates as of `relatedMasters`, and so are the others
 */
export function completingMasters(
  assortment: Assortment,
  references: readonly SizedMaster[],
  candidates: Iterable<Master>,
  popularity: (key: string) => number,
  limit: number,
): string[] {
  const masters = references.map(({ master }) => master);
  const companions = companionPaths(assortment, masters);
  const shelves = companions.map((): Scored[] => []);
  for (const candidate of candidates) {
    const shelf = companions.findIndex((path) => isIn(candidate, path));
    if (shelf < 0 || !completes(candidate, references)) continue;
    const likeness = Math.max(...masters.map((reference) => 2 * sharedAttributes(reference, candidate)));
    shelves[shelf]!.push({ key: candidate.key, score: likeness + popularity(candidate.key) / 2 });
  }
  return roundRobin(
    shelves.map((shelf) =>
      byScore(shelf)
        .slice(0, limit)
        .map(({ key }) => key),
    ),
  ).slice(0, limit);
}

interface Scored {
  key: string;
  score: number;
}

// Alternating, so that a basket's second product counts as soon as its first.
function companionPaths(assortment: Assortment, references: readonly Master[]): string[] {
  const lists = references.map((reference) => [...reference.categories].flatMap((path) => goesWith(assortment, path)));
  return [...new Set(roundRobin(lists))].filter((path) => !references.some((reference) => isIn(reference, path)));
}

// A category without its own list takes the one of the nearest category above.
function goesWith(assortment: Assortment, path: string): readonly string[] {
  for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const named = assortment.goesWith.get(at);
    if (named && named.length > 0) return named;
  }
  return [];
}

function isIn(master: Master, path: string): boolean {
  for (const category of master.categories) {
    if (category.startsWith(path) && (category.length === path.length || category[path.length] === "/")) return true;
  }
  return false;
}

function kinship(reference: Master, candidate: Master): number {
  let best = 0;
  for (const own of reference.categories) {
    const segments = own.split("/").slice(1);
    const start = `/${segments[0]}`;
    for (const other of candidate.categories) {
      if (!other.startsWith(start)) continue;
      const others = other.split("/").slice(1);
      const parting = segments.findIndex((segment, index) => segment !== others[index]);
      best = Math.max(best, (parting < 0 ? segments.length : parting) / segments.length);
    }
  }
  return best;
}

function sharedAttributes(reference: Master, candidate: Master): number {
  let compared = 0;
  let shared = 0;
  for (const key of comparedAttributes) {
    const wanted = reference.attributes.get(key);
    if (!wanted) continue;
    compared += 1;
    const offered = candidate.attributes.get(key);
    if (offered && overlap(wanted, offered)) shared += 1;
  }
  return compared === 0 ? 0 : shared / compared;
}

function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const value of some) if (others.has(value)) return true;
  return false;
}

function priceNearness(reference: Master, candidate: Master): number {
  if (!reference.lowestCents || !candidate.lowestCents) return 0;
  return 2 ** -Math.abs(Math.log2(candidate.lowestCents / reference.lowestCents));
}

function byScore(entries: Scored[]): Scored[] {
  return entries.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

function roundRobin<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
