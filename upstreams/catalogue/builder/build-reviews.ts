import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";

import { Draw } from "./draw.ts";
import { variantPopularity } from "./popular-variants.ts";
import { drawBuyer } from "./reviews/buyer.ts";
import { LineChoice, SaidBefore, type MasterSayings, type ReviewContext } from "./reviews/choose-lines.ts";
import { composeReview, writeDown } from "./reviews/compose-review.ts";
import { firstLive, reviewCount, scoreOf, writtenOn } from "./reviews/review-numbers.ts";
import { readStock, stockFor, type ReviewStock, type StockLanguage, type StockLine } from "./reviews/review-stock.ts";

const dayMs = 24 * 60 * 60 * 1000;
const languages = ["nl", "de", "fr"] as const;

/**
 * Invented reviews of all masters, put together from source/reviews by what each master is. Everything about a review is drawn from its
 * master's key and its number, so that other masters change neither keys nor scores nor days. Who finds no sentence that is still unsaid
 * writes nothing; the masters' reviews are therefore composed side by side, each master as far along as the others.
 */
export function buildReviews(products: readonly ProductLine[]): ReviewLine[] {
  const stocks = { nl: readStock("nl"), translated: readStock("translated") };
  const said = new SaidBefore();
  const masters = [...Map.groupBy(products, ({ masterKey }) => masterKey).values()];
  masters.sort((a, b) => firstLive(a) - firstLive(b) || (a[0]!.masterKey < b[0]!.masterKey ? -1 : 1));
  const planned = masters.flatMap((siblings) => {
    const count = reviewCount(siblings);
    const onMaster: MasterSayings = { texts: new Set(), lines: new Map(), perLine: 1 + Math.floor(count / 30) };
    return Array.from({ length: count }, (_, index) => ({
      siblings,
      number: index + 1,
      onMaster,
      along: (index + 0.5) / count,
    }));
  });
  const reviews = planned
    .toSorted((one, other) => one.along - other.along)
    .map(({ siblings, number, onMaster }) => buildReview(siblings, number, stocks, said, onMaster))
    .filter((line) => line !== undefined);
  const byMaster = Map.groupBy(reviews, ({ masterKey }) => masterKey);
  return masters.flatMap(([product]) => byMaster.get(product!.masterKey) ?? []);
}

interface Stocks {
  nl: readonly ReviewStock[];
  translated: readonly ReviewStock[];
}

function buildReview(
  siblings: readonly ProductLine[],
  number: number,
  stocks: Stocks,
  said: SaidBefore,
  onMaster: MasterSayings,
): ReviewLine | undefined {
  const { masterKey, categories } = siblings[0]!;
  const seed = `${masterKey} review ${number}`;
  const draw = new Draw(seed);
  const writtenAt = writtenOn(siblings, draw);
  const language = draw.weighted(languages, (one) => ({ nl: 92, de: 5, fr: 3 })[one]);
  const isTranslated = language !== "nl" || draw.chance(0.035);
  const inShop = siblings.filter(({ firstLiveAt }) => Date.parse(firstLiveAt) <= writtenAt.getTime() - 12 * dayMs);
  const product = draw.weighted(inShop, ({ soldRecently }) => soldRecently + 1);
  const variant = draw.weighted(product.variants, variantPopularity);
  const longest = Math.floor((writtenAt.getTime() - Date.parse(product.firstLiveAt)) / dayMs) - 4;
  const usedDays = Math.min(longest, 8 + Math.floor(440 * draw.next() ** 2.2));
  const score = scoreOf(masterKey, number);
  const buyer = drawBuyer({ product, variant, language, writtenAt, usedDays, score }, draw);
  const { own, general } = stockFor(isTranslated ? stocks.translated : stocks.nl, categories[0]!);
  const words = findWords({ own, general, buyer, language, seed, said, onMaster, draw }, score, isTranslated ? 3 : 9);
  if (!words) return undefined;
  const { lines, textIn } = words;
  const isSleeper = stockFor(stocks.nl, categories[0]!).own?.sleepers && !categories[0]!.includes("kinder");
  const speaksOfSleep = lines.some(({ needs }) => needs.flat().some((fact) => fact.endsWith("slaper")));
  return {
    type: "review",
    referenceKey: `${masterKey}-r${String(number).padStart(3, "0")}`,
    masterKey,
    language,
    score,
    writtenAt: writtenAt.toISOString().slice(0, 10),
    ...textIn(language),
    author: buyer.author,
    ...(buyer.place === undefined ? {} : { place: buyer.place }),
    ...(isSleeper && (speaksOfSleep || draw.chance(0.48)) ? { sleeperType: buyer.sleeperType } : {}),
    variant: variant.referenceKey,
    translations: isTranslated ? translations(language, textIn, draw) : {},
  };
}

interface Words {
  lines: readonly StockLine[];
  textIn: (language: StockLanguage) => { title: string; text: string };
}

/** A title and a text that no review has had yet; undefined when a few tries find none. */
function findWords(context: ReviewContext, score: number, longest: number): Words | undefined {
  const { seed, language, said } = context;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const draw = new Draw(seed, "words", attempt);
    const choice = new LineChoice({ ...context, draw });
    const composed = composeReview(choice, score, longest, draw);
    if (!composed) continue;
    const { title, lines } = composed;
    const textIn = (one: StockLanguage) => ({
      title: choice.fill(title, one),
      text: writeDown(lines, (line) => choice.fill(line, one), new Draw(seed, "writing")),
    });
    const { text } = textIn(language);
    if (said.reviews.has(text)) continue;
    said.reviews.add(text);
    choice.settle();
    return { lines, textIn };
  }
  return undefined;
}

/** Foreign reviews have a Dutch translation but for one in nine; Dutch ones that are translated at all have a German one, mostly a French one too. */
function translations(
  language: StockLanguage,
  textIn: (language: StockLanguage) => { title: string; text: string },
  draw: Draw,
): ReviewLine["translations"] {
  const shares: Record<StockLanguage, number> =
    language === "nl" ? { nl: 0, de: 1, fr: 0.7 } : { nl: 0.89, de: 0.25, fr: 0.2 };
  const into = languages.filter((one) => one !== language && draw.chance(shares[one]));
  return Object.fromEntries(into.map((one) => [one, textIn(one)]));
}
