import { builtInCatalogueFile } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";

import { readAssortment } from "./assortment.ts";
import { gradeOf } from "./judge.ts";
import type { JudgedQuery } from "./judged-query.ts";
import { ndcg } from "./ndcg.ts";
import { brandsAndNumbers } from "./queries/brands-and-numbers.ts";
import { colours } from "./queries/colours.ts";
import { compounds } from "./queries/compounds.ts";
import { foreign } from "./queries/foreign.ts";
import { longTail } from "./queries/long-tail.ts";
import { properties } from "./queries/properties.ts";
import { questions } from "./queries/questions.ts";
import { sizes } from "./queries/sizes.ts";
import { synonyms } from "./queries/synonyms.ts";
import { types } from "./queries/types.ts";
import { typos } from "./queries/typos.ts";
import { unfinished } from "./queries/unfinished.ts";
import { openSearchedShop } from "./searched-shop.ts";

const ndcgGoal = 0.85;
const zeroGoal = 0.02;
const classes: Readonly<Record<string, readonly JudgedQuery[]>> = {
  types,
  sizes,
  colours,
  typos,
  unfinished,
  synonyms,
  compounds,
  "brands and numbers": brandsAndNumbers,
  foreign,
  properties,
  questions,
  "long tail": longTail,
};
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const shownWorst = Number(
  process.argv.find((argument) => argument.startsWith("--worst="))?.slice("--worst=".length) ?? 15,
);

interface Judged {
  query: string;
  kind: string;
  score: number;
  total: number;
  shown: string[];
}

const assortment = await readAssortment(builtInCatalogueFile);
const products = new Map(assortment.products.map((product) => [product.referenceKey, product]));
const shop = await openSearchedShop();
try {
  const judged: Judged[] = [];
  for (const [kind, queries] of Object.entries(classes)) {
    for (const query of queries)
      if (only === undefined || query.query.includes(only)) judged.push(await judge(kind, query));
  }
  report(judged);
} finally {
  await shop.stop();
}

async function judge(kind: string, query: JudgedQuery): Promise<Judged> {
  const { keys, total } = await shop.search(query.query);
  const found = keys.map((key) => products.get(key));
  // what is sold out takes a place and is worth nothing
  const grades = found.map((product) => (product ? gradeOf(assortment, product, query) : 0));
  const existing = assortment.products.map((product) => gradeOf(assortment, product, query));
  if (Math.max(...existing) === 0) throw new Error(`'${query.query}' has no product with a grade: judge it anew`);
  const shown = found.map((product, place) => `${grades[place]} ${product?.name ?? "sold out"}`);
  return { query: query.query, kind, score: ndcg(grades, existing), total, shown };
}

function report(judged: readonly Judged[]): void {
  const worst = judged.toSorted((first, second) => first.score - second.score).slice(0, shownWorst);
  for (const { query, score, total, shown } of worst)
    console.log(`${score.toFixed(3)}  '${query}', ${total} found: ${shown.join(" · ") || "nothing"}`);
  console.log("");
  for (const [kind, ofKind] of Map.groupBy(judged, (each) => each.kind)) console.log(line(kind, ofKind));
  console.log(line("all", judged));
  console.log(
    `goals: NDCG@10 ≥ ${ndcgGoal} ${met(mean(judged) >= ndcgGoal)}, without result ≤ ${zeroGoal * 100} % ${met(zeroShare(judged) <= zeroGoal)}`,
  );
}

function line(kind: string, judged: readonly Judged[]): string {
  const zero = (zeroShare(judged) * 100).toFixed(1);
  return `${kind.padEnd(20)} ${String(judged.length).padStart(4)} queries   NDCG@10 ${mean(judged).toFixed(3)}   without result ${zero} %`;
}

function mean(judged: readonly Judged[]): number {
  return judged.reduce((sum, { score }) => sum + score, 0) / Math.max(judged.length, 1);
}

function zeroShare(judged: readonly Judged[]): number {
  return judged.filter(({ total }) => total === 0).length / Math.max(judged.length, 1);
}

function met(isMet: boolean): string {
  return isMet ? "met" : "missed";
}
