import type { Database } from "#upstreams/database/connection.ts";

import type { Neighbour, Neighbours } from "./learn-neighbours.ts";

/** Reads the current model, and its neighbours only when it is another one than before; empty before anything was learned. */
export class CurrentNeighbours {
  private readonly db: Database;
  private version: string | undefined;
  private neighbours: Neighbours = new Map();

  constructor(db: Database) {
    this.db = db;
  }

  async read(): Promise<Neighbours> {
    const current = await this.db
      .selectFrom("recommendation_model")
      .select("version")
      .where("status", "=", "current")
      .executeTakeFirst();
    if (current?.version === this.version) return this.neighbours;
    const row = await this.db
      .selectFrom("recommendation_model")
      .select(["version", "neighbours"])
      .where("status", "=", "current")
      .executeTakeFirst();
    this.version = row?.version;
    this.neighbours = new Map(Object.entries((row?.neighbours ?? {}) as Record<string, readonly Neighbour[]>));
    return this.neighbours;
  }
}
