import type { ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";

import { Random } from "./random.ts";
import { fillSentence } from "./sentences.ts";
import type { SoldProducts } from "./sold-products.ts";

const stream = 1_000_001;
const lastDay = Date.UTC(2026, 10, 20);
const authors = [
  "Marijke",
  "Joost",
  "Fatima",
  "Sanne",
  "Bart",
  "Annelies",
  "Youssef",
  "Ineke",
  "Ruben",
  "Hanneke",
  "Tom",
  "Lotte",
  "Gerrit",
  "Esra",
  "Wim",
  "Noor",
];
const places = [
  "Zwolle",
  "Breda",
  "Gouda",
  "Assen",
  "Venlo",
  "Leiden",
  "Gent",
  "Almere",
  "Sneek",
  "Tilburg",
  "Hasselt",
  "Deventer",
];
const initials = "ABCDEGHJKLMNPRSTVWZ";
const scores = [5, 4, 5, 4, 3, 5, 2, 1];

const titles: Readonly<Record<number, readonly string[]>> = {
  5: ["Precies wat ik zocht", "Heel tevreden", "Zou het zo weer kopen", "Een aanwinst voor de {room}"],
  4: ["Goed product", "Bijna perfect", "Tevreden, met een kanttekening", "{feel} en goed gemaakt"],
  3: ["Redelijk", "Doet wat het moet doen", "Had er meer van verwacht"],
  2: ["Valt tegen", "Niet wat ik dacht"],
  1: ["Teruggestuurd", "Helaas een miskoop"],
};

const sentences: Readonly<Record<"high" | "middle" | "low" | "use", readonly string[]>> = {
  high: [
    "Het voelt {feel} aan en ziet er beter uit dan op de foto.",
    "Na {span} maanden nog als nieuw.",
    "De bezorgers waren vriendelijk en op tijd.",
    "Mooi afgewerkt, ook aan de achterkant.",
  ],
  middle: [
    "De kleur is iets donkerder dan op het scherm.",
    "Het duurde {span} dagen langer dan beloofd.",
    "Voor deze prijs had ik meer verwacht.",
    "Even wennen, daarna went het snel.",
  ],
  low: [
    "Na {span} weken was de naad los.",
    "De maat klopte niet met wat er stond.",
    "Het rook de eerste weken sterk.",
    "Terugsturen ging gelukkig zonder gedoe.",
  ],
  use: [
    "We gebruiken het in de {room}, {place}.",
    "Gekocht voor een kleine {room}.",
    "{time} is het op zijn best.",
    "Aangeraden door een vriendin, voor {person} is het goed.",
  ],
};

/** Reviews of what sells, most of them good; popular masters get more of them. */
export function* generateReviews(sold: SoldProducts, count: number, seed: number): Generator<ReviewLine> {
  const random = new Random(seed, stream);
  for (let number = 0; number < count; number++) {
    const product = sold.draw(random);
    if (!product) return;
    const score = random.favour(scores);
    const live = new Date(product.firstLiveAt).getTime();
    const tone = score > 3 ? "high" : score === 3 ? "middle" : "low";
    const text = [
      ...random.sample(sentences[tone], random.integer(1, 2)),
      ...random.sample(sentences.use, random.integer(0, 2)),
    ];
    yield {
      type: "review",
      referenceKey: `generated-${String(number + 1).padStart(6, "0")}`,
      masterKey: product.masterKey,
      language: "nl",
      score,
      writtenAt: new Date(live + random.next() * (lastDay - live)).toISOString().slice(0, 10),
      title: fillSentence(random.pick(titles[score]!), {}, random),
      text: text.map((sentence) => fillSentence(sentence, {}, random)).join(" "),
      author: `${random.pick(authors)} ${random.pick(Array.from(initials))}.`,
      ...(random.chance(0.6) ? { place: random.pick(places) } : {}),
      ...(product.path.startsWith("/matrassen") && random.chance(0.5)
        ? { sleeperType: random.pick(["side", "back", "stomach", "mixed"] as const) }
        : {}),
      variant: random.favour(product.variantKeys),
      translations: {},
    };
  }
}
