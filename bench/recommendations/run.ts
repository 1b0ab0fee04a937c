import { createReadStream } from "node:fs";

import { builtInCatalogueFile } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import type { OrderLine } from "@warmeland/upstreams/src/catalogue/lines/order-line.ts";
import type { ProductLine } from "@warmeland/upstreams/src/catalogue/lines/product-line.ts";
import { readLines, textOf } from "@warmeland/upstreams/src/catalogue/read-lines.ts";
import { boughtWith } from "@warmeland/upstreams/src/recommendations/model/bought-with.ts";
import {
  bestsellers,
  evaluate,
  splitByTime,
  type Ranker,
} from "@warmeland/upstreams/src/recommendations/model/evaluate.ts";
import { learnNeighbours, type Basket } from "@warmeland/upstreams/src/recommendations/model/learn-neighbours.ts";

import { lift } from "./lift.ts";

const goals = { timesBestsellers: 2, coverage: 0.6, cpuMs: 5 };
const learnedName = "item neighbours";

const { baskets, masters } = await readHistory();
const { learned, heldOut } = splitByTime(baskets);
const neighbours = learnNeighbours(learned);
const rankers: Readonly<Record<string, Ranker>> = {
  random: (given) => shuffled(masters).filter((key) => !given.includes(key)),
  bestsellers: bestsellers(learned),
  "lift, as before": lift(learned),
  [learnedName]: (given) => boughtWith(neighbours, new Map(given.map((key) => [key, 1]))).map(({ key }) => key),
};

console.log(
  `${baskets.length} orders of ${masters.length} articles; learned from the older ${learned.length}, asked about the ${heldOut.length} newer ones with several articles\n`,
);
for (const [given, what] of [
  ["the-others", "given all others of the order"],
  ["one", "given one other of the order"],
] as const) {
  const results = new Map(Object.entries(rankers).map(([name, rank]) => [name, measured(rank, given)]));
  console.log(`${what.padEnd(30)} hit rate@12   NDCG@12   articles shown   CPU ms per answer`);
  for (const [name, { hitRate, ndcg, coverage, cpuMs }] of results)
    console.log(
      `${name.padEnd(30)} ${hitRate.toFixed(4).padStart(11)} ${ndcg.toFixed(4).padStart(9)} ${percent(coverage).padStart(16)} ${cpuMs.toFixed(3).padStart(19)}`,
    );
  const [model, usual] = [results.get(learnedName)!, results.get("bestsellers")!];
  // a goal where a basket is known; of one article alone the figure is printed, and docs/decisions/084 says what it means
  const judged = (times: number) =>
    `${times.toFixed(2)} × bestsellers${given === "one" ? "" : ` ${met(times >= goals.timesBestsellers)}`}`;
  console.log(
    [
      `hit rate ${judged(model.hitRate / usual.hitRate)}`,
      `NDCG ${judged(model.ndcg / usual.ndcg)}`,
      `articles ≥ ${percent(goals.coverage)} ${met(model.coverage >= goals.coverage)}`,
      `CPU ≤ ${goals.cpuMs} ms ${met(model.cpuMs <= goals.cpuMs)}\n`,
    ].join(", "),
  );
}

function measured(rank: Ranker, given: "the-others" | "one") {
  const start = process.cpuUsage();
  const { cases, hitRate, ndcg, shown } = evaluate(rank, heldOut, given);
  const { user, system } = process.cpuUsage(start);
  return { hitRate, ndcg, coverage: shown.size / masters.length, cpuMs: (user + system) / 1000 / cases };
}

/** The orders of the built-in catalogue, oldest first, and its articles. */
async function readHistory(): Promise<{ baskets: Basket[]; masters: string[] }> {
  const masterOf = new Map<string, string>();
  const orders: OrderLine[] = [];
  for await (const each of readLines(createReadStream(builtInCatalogueFile))) {
    const line = JSON.parse(textOf(each)) as ProductLine | OrderLine | { type: "other" };
    if (line.type === "order") orders.push(line);
    else if (line.type === "product")
      for (const { referenceKey } of line.variants) masterOf.set(referenceKey, line.masterKey);
  }
  orders.sort((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt));
  return {
    baskets: orders.map(({ items }) => Array.from(new Set(items.map(({ variant }) => masterOf.get(variant)!)))),
    masters: [...new Set(masterOf.values())],
  };
}

function shuffled(keys: readonly string[]): string[] {
  const random = new Map(keys.map((key) => [key, Math.random()]));
  return keys.toSorted((one, other) => random.get(one)! - random.get(other)!);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function met(isMet: boolean): string {
  return isMet ? "met" : "missed";
}
