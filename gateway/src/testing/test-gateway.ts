import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Environment, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import { type BuiltInUpstreams, createBuiltInUpstreams } from "@warmeland/upstreams/src/built-in-upstreams.ts";
import { createFilledTestDatabase, type TestDatabase } from "@warmeland/upstreams/src/database/test-database.ts";
import pino from "pino";
import { createGateway, type Gateway, type GatewayOptions } from "#gateway/server.ts";
import { graphqlClient, type GraphqlClient } from "./graphql-client.ts";

export type TestGateway = Gateway & GraphqlClient;

export interface TestShop {
  readonly database: TestDatabase;
  /** The upstreams a gateway calls, to be replaced one by one where a fault is wanted. */
  readonly upstreams: BuiltInUpstreams["handlers"];
  /** What the same shop serves under `/upstreams/…`, the sandbox's payment page among it. */
  readonly outside: BuiltInUpstreams["handle"];
  /** A gateway before the shop's upstreams; options replace its parts. */
  gateway(options?: Partial<GatewayOptions> & { settings?: Record<string, string> }): Promise<TestGateway>;
  close(): Promise<void>;
}

const log = pino({ level: "silent" });

/** The built-in shop on a database of its own: real upstreams, the built-in catalogue, no network. */
export async function createTestShop(): Promise<TestShop> {
  const database = await createFilledTestDatabase();
  const { db, url: databaseUrl } = database;
  const folder = await mkdtemp(join(tmpdir(), "gateway-test-"));
  const upstreams = createBuiltInUpstreams({
    environment: testEnvironment({ DATA_DIR: folder }),
    db,
    databaseUrl,
    log,
  });
  // as a start of the shop does, so that no first question of a test runs into a deadline
  await upstreams.load();
  return {
    database,
    upstreams: upstreams.handlers,
    outside: upstreams.handle,
    gateway: async ({ settings, ...options } = {}) => {
      const gateway = await createGateway({
        environment: testEnvironment(settings),
        upstreams: upstreams.handlers,
        log,
        documents: new Map(),
        ...options,
      });
      return { ...gateway, ...graphqlClient(gateway.handle) };
    },
    close: async () => {
      await upstreams.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Settings of a demonstration shop, with a secret. */
export function testEnvironment(settings: Record<string, string> = {}): Environment {
  return parseEnvironment({
    SESSION_SECRET: "a secret that only tests know, 32+",
    PUBLIC_URL: "http://localhost:3000",
    LOG_LEVEL: "silent",
    SMTP_URL: settings["SHOP_MODE"] === "production" ? "smtp://mail.example" : "",
    CONTENT_TOKEN: settings["SHOP_MODE"] === "production" ? "content-token" : "",
    CONTENT_PREVIEW_TOKEN: settings["SHOP_MODE"] === "production" ? "preview-token" : "",
    ...settings,
  });
}
