import { pino } from "pino";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";
import { createCommerceUpstream, type CommerceUpstreamOptions } from "../commerce-upstream.ts";
import { seedCatalogue, type Seed, type SeededIds } from "./seed-catalogue.ts";

export interface TestUpstream {
  database: TestDatabase;
  ids: SeededIds;
  /** The upstream's clock; move it to make the upstream look for news. */
  clock: { now: Date };
  handle: (request: Request) => Promise<Response>;
  /** The same upstream in another process: nothing shared but the database. */
  beside(): (request: Request) => Promise<Response>;
  /** Calls an endpoint of shop 1001 with the right token. */
  call(
    method: string,
    path: string,
    body?: unknown,
    handle?: (request: Request) => Promise<Response>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** Calls and parses; fails on any other status than `status`. */
  json<Body>(method: string, path: string, options?: JsonCall): Promise<Body>;
  close(): Promise<void>;
}

interface JsonCall {
  body?: unknown;
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

export const testToken = "test-token";

/** Where the upstream's clock stands at first. */
export const testMoment = Date.parse("2026-11-10T12:00:00Z");

/** A commerce upstream on a fresh database with a small catalogue. */
export async function createTestUpstream(
  seed: Seed,
  options: Partial<CommerceUpstreamOptions> & { max?: number } = {},
): Promise<TestUpstream> {
  const database = await createTestDatabase({ max: options.max ?? 5 });
  const ids = await seedCatalogue(database.db, seed);
  const clock = { now: new Date(testMoment) };
  const create = () =>
    createCommerceUpstream({
      db: database.db,
      token: testToken,
      imagesFolders: ["/nonexistent"],
      now: () => clock.now,
      log: pino({ level: "error" }),
      ...options,
    });
  const upstreams = [create()];
  const handle = upstreams[0]!.handle;
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    handleWith = handle,
    more = {},
  ): Promise<Response> => {
    const url = new URL(path, "http://commerce");
    if (!url.searchParams.has("shopId") && !url.searchParams.has("shopKey")) url.searchParams.set("shopId", "1001");
    const headers = { "x-access-token": testToken, "content-type": "application/json", ...more };
    return await handleWith(
      new Request(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
  };
  return {
    database,
    ids,
    clock,
    handle,
    beside: () => {
      const upstream = create();
      upstreams.push(upstream);
      return upstream.handle;
    },
    call,
    json: async <Body>(method: string, path: string, { body, status = 200, headers }: JsonCall = {}) => {
      const response = await call(method, path, body, handle, headers);
      const text = await response.text();
      if (response.status !== status)
        throw new Error(`${method} ${path}: ${response.status} instead of ${status}: ${text}`);
      return JSON.parse(text) as Body;
    },
    close: async () => {
      for (const upstream of upstreams) await upstream.close();
      await database.close();
    },
  };
}
