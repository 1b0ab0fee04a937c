import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";

import { importBuiltInCatalogue } from "#upstreams/catalogue/built-in-catalogue.ts";
import { learnModel } from "#upstreams/recommendations/model/learn-model.ts";

import { connectDatabase } from "../connection.ts";
import { startTestServer } from "../test-server.ts";

/** Vitest's global set-up for tests of the whole shop: besides the empty template, one that holds the built-in catalogue and what was learned from its orders, so that it is imported once. */
export default async function startFilledTestServer(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestServer();
  const [filled, admin] = ["/template_filled", "/postgres"].map(
    (path) => Object.assign(new URL(url), { pathname: path }).href,
  );
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database template_filled template ${new URL(url).pathname.slice(1)} strategy file_copy`);
  await client.end();
  const db = connectDatabase(filled!);
  await importBuiltInCatalogue({ db });
  await learnModel({ db, now: () => new Date(), log: pino({ level: "silent" }) });
  await db.destroy();
  project.provide("databaseServer", url);
  project.provide("filledDatabase", filled!);
  return stop;
}
