import { setImmediate as otherWork } from "node:timers/promises";

import { sql } from "kysely";
import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";

import { catalogueVersion } from "../assortment.ts";
import { boughtWith } from "./bought-with.ts";
import { bestsellers, evaluate, splitByTime } from "./evaluate.ts";
import { learnNeighbours, type Basket } from "./learn-neighbours.ts";
import { readBaskets } from "./read-baskets.ts";

/** How well a model guesses orders that it has not seen (docs/rules.md#learned-recommendations). */
export interface ModelFigures {
  /** Learned from. */
  orders: number;
  /** Guesses it was judged by. */
  cases: number;
  hitRate: number;
  ndcg: number;
  /** Hit rate of the bestsellers at the same guesses. */
  bestsellers: number;
  /** Part of the catalogue's masters that came up. */
  coverage: number;
}

export interface LearnedModel {
  version: string;
  status: "current" | "kept_back";
  figures: ModelFigures;
}

interface Work {
  db: Database;
  now: () => Date;
  log: Pick<Logger, "info" | "warn">;
}

const learnLock = 7_431_031;
const dayMs = 24 * 60 * 60 * 1000;
/** A new model may guess this much worse than the current one did: chance alone moves the figure. */
const allowance = 0.9;
/** Fewer say nothing about a model. */
const fewestCases = 100;
/** Judging a fifth of 20,000 orders whole would take a second. */
const mostHeldOut = 1000;
const keptVersions = 10;

/**
 * Learns from all orders, judges the method by the newest fifth of them, and makes the model current unless it guesses worse than bestsellers
 * or than the current one did, or somebody chose that one by hand.
 * @param options `onlyWhenDue`: not within a day, unless a catalogue was imported; `release`: a choice by hand ends
 * @returns undefined when it is not due, while another process learns, and without orders
 */
export async function learnModel(
  { db, now, log }: Work,
  { onlyWhenDue = false, release = false }: { onlyWhenDue?: boolean; release?: boolean } = {},
): Promise<LearnedModel | undefined> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(learnLock)}) as taken`.execute(trx);
    if (!rows[0]?.taken || (onlyWhenDue && !(await isDue(trx, now())))) return undefined;
    const baskets = await readBaskets(trx, now());
    if (baskets.length === 0) return undefined;
    const masters = await activeMasters(trx);
    const figures = await judge(baskets, masters.size);
    await otherWork();
    const neighbours = learnNeighbours(baskets);

    const current = await trx
      .selectFrom("recommendation_model")
      .select(["version", "figures", "neighbours", "is_chosen_by_hand"])
      .where("status", "=", "current")
      .executeTakeFirst();
    const isChosen = current?.is_chosen_by_hand === true && !release;
    const former = current && isOf(masters, current.neighbours) ? (current.figures as ModelFigures) : undefined;
    const status = isChosen || isWorse(figures, former) ? "kept_back" : "current";
    if (status === "current")
      await trx
        .updateTable("recommendation_model")
        .set({ status: "former", is_chosen_by_hand: false })
        .where("status", "=", "current")
        .execute();
    const { version } = await trx
      .insertInto("recommendation_model")
      .values({
        learned_at: now(),
        catalogue_version: await catalogueVersion(trx),
        status,
        figures: JSON.stringify(figures),
        neighbours: JSON.stringify(Object.fromEntries(neighbours)),
      })
      .returning("version")
      .executeTakeFirstOrThrow();
    await sql`
      delete from recommendation_model where status <> 'current' and version <= (
        select version from recommendation_model order by version desc offset ${sql.lit(keptVersions)} limit 1)`.execute(
      trx,
    );
    if (status === "current") log.info({ version, ...figures }, "recommendations learned");
    else log.warn({ version, current: current?.version, ...figures }, "learned recommendations kept back");
    return { version, status, figures };
  });
}

async function isDue(db: Database, now: Date): Promise<boolean> {
  const newest = await db
    .selectFrom("recommendation_model")
    .select(["learned_at", "catalogue_version"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    !newest ||
    now.getTime() - newest.learned_at.getTime() >= dayMs ||
    newest.catalogue_version !== (await catalogueVersion(db))
  );
}

async function judge(baskets: readonly Basket[], masters: number): Promise<ModelFigures> {
  const { learned, heldOut } = splitByTime(baskets);
  const step = Math.max(1, heldOut.length / mostHeldOut);
  const asked = Array.from(
    { length: Math.min(heldOut.length, mostHeldOut) },
    (_, place) => heldOut[Math.floor(place * step)]!,
  );
  const neighbours = learnNeighbours(learned);
  await otherWork();
  const { cases, hitRate, ndcg, shown } = evaluate(
    (given) => boughtWith(neighbours, new Map(given.map((key) => [key, 1]))).map(({ key }) => key),
    asked,
  );
  return {
    orders: baskets.length,
    cases,
    hitRate,
    ndcg,
    bestsellers: evaluate(bestsellers(learned), asked).hitRate,
    coverage: shown.size / Math.max(masters, 1),
  };
}

function isWorse(figures: ModelFigures, former: ModelFigures | undefined): boolean {
  if (figures.cases < fewestCases) return false;
  if (figures.hitRate < figures.bestsellers) return true;
  return former !== undefined && former.cases >= fewestCases && figures.hitRate < allowance * former.hitRate;
}

/** Whether a model still is of this assortment: that of another catalogue is nothing to be measured by. */
function isOf(masters: ReadonlySet<string>, neighbours: unknown): boolean {
  const keys = Object.keys(neighbours as object);
  return keys.filter((key) => masters.has(key)).length > keys.length / 2;
}

async function activeMasters(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("product").select("master_key").distinct().where("is_active", "=", true).execute();
  return new Set(rows.map(({ master_key: key }) => key));
}
