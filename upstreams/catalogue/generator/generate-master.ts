import type { ColourSource, Hardness, MasterSource } from "../builder/source.ts";
import { parseSize } from "../builder/sizes.ts";
import type { ColourName } from "../source/colours.ts";
import { generateColour } from "./generate-colour.ts";
import type { KindSource, Word } from "./kind-source.ts";
import { shelves, type Shelf } from "./kinds.ts";
import { makers, type Maker } from "./makers.ts";
import { PhotosOfKind } from "./photos-of-kind.ts";
import { Random } from "./random.ts";
import { fillSentence, insideSentence } from "./sentences.ts";
import { nameBegins, nameEnds } from "./vocabulary.ts";

/** A master that nobody wrote, in the form of those that people write, and who makes it. */
export interface GeneratedMaster {
  master: MasterSource;
  maker: Maker;
}

/** As many masters as `NN-NNNN` can number. */
export const mostMasters = 1_000_000;
const mostVariants = 40;
const colourCounts = [1, 2, 3, 4, 5, 6, 7, 8];
/** The first masters fill every shelf twice, so that a small catalogue has no empty category. */
const masterOfEachShelf = 2;
const departments = [...new Set(shelves.map(({ path }) => path.split("/")[1]!))];
const allShares = shelves.reduce((sum, { share }) => sum + share, 0);

/** The master of this number: the same for the same seed, however many there are. */
export function generateMaster(seed: number, number: number): GeneratedMaster {
  const random = new Random(seed, number);
  const { path, kind } = drawShelf(number, random);
  const maker = random.favour(makersOf(path));
  const series =
    nameBegins[(number * 1543) % nameBegins.length]! +
    nameEnds[Math.floor((number * 1543) / nameBegins.length) % nameEnds.length]!;
  const attributes = Object.fromEntries(
    Object.entries(kind.words).map(([key, words]) => [key, random.favour(words)]),
  ) as Partial<Record<Word, string>>;
  const hardness = kind.graded && random.chance(kind.graded) ? drawHardness(random) : undefined;
  const sizes = drawSizes(kind, hardness, random);
  const words = wordsFor(series, attributes);
  const say = (sentences: readonly string[]): string => fillSentence(random.favour(sentences), words, random);
  const master: MasterSource = {
    key: masterKey(number),
    title: `${random.favour(kind.nouns)} ${series}`,
    subtitle: say(kind.subtitles),
    description: describe(kind, words, random),
    brand: "duinhof",
    categories: [path],
    composition: say(kind.composition),
    care: say(kind.care),
    attributes,
    claims: drawClaims(kind, maker, random),
    delivery: { kind: kind.delivery.kind, time: random.favour(kind.delivery.times) },
    prices: pricesOf(kind, sizes, random),
    ...(hardness ? { hardness } : {}),
    weight: { kg: weightsOf(kind, sizes, random) },
    ...(kind.levy ? { levy: kind.levy } : {}),
    ...drawFormerPrices(random),
    colours: drawColours(kind, number, random),
  };
  return { master, maker };
}

/** Different for every number below a million, and in no visible order. */
function masterKey(number: number): string {
  const digits = String((number * 7919 + 31_337) % mostMasters).padStart(6, "0");
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

function drawShelf(number: number, random: Random): Shelf {
  let rest = random.next() * allShares;
  const drawn = shelves.find(({ share }) => (rest -= share) < 0) ?? shelves[0]!;
  return number < shelves.length * masterOfEachShelf ? shelves[number % shelves.length]! : drawn;
}

/** Each department has leading brands of its own. */
function makersOf(path: string): Maker[] {
  const first = departments.indexOf(path.split("/")[1]!) * 5;
  return [...makers.slice(first), ...makers.slice(0, first)];
}

function drawHardness(random: Random): Partial<Record<Hardness, number>> {
  const grades = random.favour<Hardness[]>([
    ["medium", "firm"],
    ["soft", "medium", "firm"],
    ["soft", "medium"],
    ["medium"],
  ]);
  const surcharge = random.chance(0.3) ? 20 : 0;
  return Object.fromEntries(grades.map((grade) => [grade, grade === "firm" ? surcharge : 0]));
}

function drawSizes(kind: KindSource, hardness: object | undefined, random: Random): string[] {
  const grades = hardness ? Object.keys(hardness).length : 1;
  const [fewest, most] = kind.offered;
  const count = Math.min(random.integer(fewest, most), kind.sizes.length, Math.floor(mostVariants / grades));
  return random.sample(kind.sizes, count, 0.8);
}

function pricesOf(kind: KindSource, sizes: readonly string[], random: Random): Record<string, number> {
  const [low, high] = kind.euros;
  // Squared, so that cheap things are commoner than dear ones.
  const base = low + (high - low) * random.next() ** 2;
  return Object.fromEntries(sizes.map((size) => [size, shopEuros(base * (0.5 + 0.5 * areaShare(kind, size)))]));
}

function shopEuros(euros: number): number {
  return euros >= 100 ? Math.round(euros) : Math.max(1, Math.floor(euros)) + 0.95;
}

function weightsOf(kind: KindSource, sizes: readonly string[], random: Random): Record<string, number> {
  const base = random.between(...kind.kilos);
  return Object.fromEntries(sizes.map((size) => [size, base * areaShare(kind, size)]));
}

function areaShare(kind: KindSource, size: string): number {
  return parseSize(size).squareMetres / parseSize(kind.sizes[0]!).squareMetres;
}

function wordsFor(series: string, attributes: Partial<Record<Word, string>>): Record<string, string> {
  return {
    name: series,
    ...Object.fromEntries(Object.entries(attributes).map(([key, word]) => [key, insideSentence(word)])),
  };
}

function describe(kind: KindSource, words: Readonly<Record<string, string>>, random: Random): string {
  const sentences = [
    random.pick(kind.openings),
    ...random.sample(kind.reasons, random.integer(1, 3)),
    ...random.sample(kind.advice, random.integer(1, 2)),
  ];
  return sentences.map((sentence) => fillSentence(sentence, words, random)).join(" ");
}

const bases = {
  vegan: "Zonder grondstof van dierlijke herkomst; opgave van de fabrikant, te vragen bij de klantenservice.",
  allergySuitable: "Het hele product gaat op 60 graden in de was, warm genoeg om huisstofmijt te doden.",
  metalFree: "Geen onderdeel is van metaal, de rits is van kunststof; opgave van de fabrikant.",
  madeInGermany: "Gemaakt en afgewerkt in Duitsland, in de fabriek die in het productpaspoort staat.",
};

function drawClaims(kind: KindSource, maker: Maker, random: Random): MasterSource["claims"] {
  const drawn = (kind.claims ?? []).filter(() => random.chance(0.2));
  const german = random.chance(0.6) && maker.madeIn === "Duitsland" ? (["madeInGermany"] as const) : [];
  return Object.fromEntries([...drawn, ...german].map((claim) => [claim, bases[claim]]));
}

/** One or two former prices, a little lower, then the price of today since spring or summer: sales later beat 30 days of it. */
function drawFormerPrices(random: Random): Pick<MasterSource, "formerPrices" | "regularSince"> {
  const regularSince = `2026-0${random.integer(3, 8)}-${random.integer(10, 28)}`;
  const first = { factor: random.integer(92, 95) / 100 };
  const second = {
    factor: random.integer(94, 97) / 100,
    since: `2025-${random.integer(10, 12)}-${random.integer(10, 28)}`,
  };
  return { formerPrices: random.chance(0.45) ? [first, second] : [first], regularSince };
}

function drawColours(kind: KindSource, number: number, random: Random): Record<string, ColourSource> {
  const photos = PhotosOfKind.of(kind);
  const names = random.sample<ColourName>(photos.colours, random.favour(colourCounts), 0.3);
  // Of the masters that fill the shelves one colour is enough.
  const colours = number < shelves.length * masterOfEachShelf ? names.slice(0, 1) : names;
  return Object.fromEntries(
    colours.map((name, index) => [String.fromCodePoint(65 + index), generateColour(name, kind, photos, random)]),
  );
}
