import type { ColourSource } from "../builder/source.ts";
import type { ColourName } from "../source/colours.ts";
import type { KindSource } from "./kind-source.ts";
import type { PhotosOfKind } from "./photos-of-kind.ts";
import type { Random } from "./random.ts";

const shares = { sale: 0.15, soldOut: 0.08, new: 0.05, toOrder: 0.3 };
const percents = [20, 25, 15, 30, 10, 40, 50];
const imageCounts = [3, 2, 4, 5];
const mostSold = 10_000;

/** Kinds of wood by the colour a photo shows. */
const woods: Partial<Record<ColourName, readonly string[]>> = {
  eiken: ["Massief eiken", "Eikenfineer"],
  "wit eiken": ["Massief eiken", "Eikenfineer"],
  walnoot: ["Massief walnoot", "Walnootfineer"],
  wit: ["Gelakt MDF"],
  salie: ["Gelakt MDF"],
};

/** One colour of a generated master: new, reduced or sold out as often as in a shop, and sold as unevenly. */
export function generateColour(
  colour: ColourName,
  kind: KindSource,
  photos: PhotosOfKind,
  random: Random,
): ColourSource {
  const fresh = random.chance(shares.new);
  const reduced = random.chance(shares.sale);
  const soldOut = random.chance(shares.soldOut);
  const toOrder = kind.levy === "furniture" && random.chance(shares.toOrder);
  const sale = { percent: random.favour(percents), since: `2026-11-${String(random.integer(2, 17)).padStart(2, "0")}` };
  const sold = random.pieces(fresh ? 0.8 : 4, mostSold);
  const woodType = kind.words.woodType && woods[colour];
  return {
    colour,
    photos: photos.draw(colour, random.favour(imageCounts), random),
    live: fresh ? `2026-11-${String(random.integer(1, 20)).padStart(2, "0")}` : day(random),
    sold,
    ...(woodType ? { attributes: { woodType: random.favour(woodType) } } : {}),
    ...(reduced && !fresh ? { sale } : {}),
    ...(soldOut ? { stock: 0 } : toOrder ? { stock: "order" as const } : {}),
  };
}

/** A day of the years before this spring. */
function day(random: Random): string {
  const first = Date.UTC(2023, 0, 2);
  const last = Date.UTC(2026, 1, 27);
  return new Date(first + Math.floor(random.next() * (last - first))).toISOString().slice(0, 10);
}
