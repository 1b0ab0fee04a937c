import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { importCatalogue, type ImportOptions } from "../import/import-catalogue.ts";
import type { ImportSummary } from "../import/import-summary.ts";
import { linesOf } from "./small-catalogue.ts";

/** A database of its own, and the catalogues that are imported into it. */
export class TestImports {
  readonly db: Database;
  readonly #database: TestDatabase;

  private constructor(database: TestDatabase) {
    this.#database = database;
    this.db = database.db;
  }

  static async open(): Promise<TestImports> {
    return new TestImports(await createTestDatabase());
  }

  /** As before the first import, the numbers that rows get too. */
  async empty(): Promise<void> {
    await sql`truncate shop, attribute_group, category, product, review, past_order, redirect, catalogue_version restart identity cascade`.execute(
      this.db,
    );
  }

  run(catalogue: object, options: Partial<ImportOptions> = {}): Promise<ImportSummary> {
    return importCatalogue({ db: this.db, lines: linesOf(catalogue), ...options });
  }

  products() {
    return this.db.selectFrom("product").selectAll().orderBy("product_id").execute();
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
