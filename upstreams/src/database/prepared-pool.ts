import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";

import { StatementNames } from "./statement-names.ts";

const longestList = 200;

/**
 * A pool whose connections keep statements prepared: PostgreSQL parses and plans each once per connection, which costs several times what
 * a small statement takes to run. When a migration changed the columns of a prepared statement it is prepared anew; inside a transaction
 * that one transaction fails with 0A000 and may be tried again.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const prepared = new WeakMap<pg.PoolClient, PreparedClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let wrapped = prepared.get(client);
      if (!wrapped) {
        wrapped = new PreparedClient(client, names);
        // a connection that dies between two statements of a transaction fails the next one; without a listener it would end the process
        client.on("error", () => undefined);
        prepared.set(client, wrapped);
      }
      // the shop opens no cursors
      return wrapped as unknown as PostgresPoolClient;
    },
  };
}

class PreparedClient {
  private readonly client: pg.PoolClient;
  private readonly names: StatementNames;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.client = client;
    this.names = names;
  }

  get processID(): number | undefined {
    return (this.client as { processID?: number }).processID;
  }

  async query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const values = [...parameters];
    const name = isWorthKeeping(values) ? this.names.nameOf(text) : undefined;
    const isAlone = this.client.getTransactionStatus() === "I";
    try {
      return await this.send<Row>({ name, text, values });
    } catch (error) {
      if (name === undefined || !isOutdated(error)) throw error;
      this.names.renew();
      if (!isAlone) throw error;
      return await this.send<Row>({ text, values });
    }
  }

  release(destroy?: boolean): void {
    this.client.release(destroy);
  }

  private async send<Row>(query: {
    name?: string | undefined;
    text: string;
    values: unknown[];
  }): Promise<PostgresQueryResult<Row>> {
    return (await this.client.query(query)) as unknown as PostgresQueryResult<Row>;
  }
}

// without values it is begin, commit, or something that runs once; a long list is planned as what it is: a stored plan would go through it value
// by value
function isWorthKeeping(values: readonly unknown[]): boolean {
  return values.length > 0 && !values.some((value) => Array.isArray(value) && value.length > longestList);
}

function isOutdated(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === "0A000" && String(message).includes("cached plan");
}
