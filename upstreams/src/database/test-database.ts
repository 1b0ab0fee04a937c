import { randomBytes } from "node:crypto";

import pg from "pg";
import { inject } from "vitest";

import { connectDatabase, type Database } from "./connection.ts";

export interface TestDatabase {
  db: Database;
  url: string;
  /** Ends the pool and drops the database. */
  close(): Promise<void>;
}

/** A fresh, migrated, empty database on the test run's PostgreSQL; `max` is the pool's size. */
export function createTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  return copyOf(inject("databaseServer"), options);
}

/** As `createTestDatabase`, with the built-in catalogue in it. */
export function createFilledTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  return copyOf(inject("filledDatabase"), options);
}

async function copyOf(templateUrl: string, options: { max?: number }): Promise<TestDatabase> {
  const template = new URL(templateUrl);
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const db = connectDatabase(url.href, options);
  return {
    db,
    url: url.href,
    close: async () => {
      await db.destroy();
      await onServer(template, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(template: URL, statement: string): Promise<void> {
  const admin = new URL(template);
  admin.pathname = "/postgres";
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await retryWhileTemplateIsCopied(() => client.query(statement));
  } finally {
    await client.end();
  }
}

// Two files that copy the template at once: PostgreSQL refuses the second for a moment (55006).
async function retryWhileTemplateIsCopied(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const busy = (error as { code?: string }).code === "55006";
      if (!busy || attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the migrated, empty database that tests copy. */
    databaseServer: string;
    /** URL of the one that holds the built-in catalogue as well; only the gateway's tests have it. */
    filledDatabase: string;
  }
}
