import { fileURLToPath } from "node:url";
import { type Environment, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import { builtInImagesFolder, importBuiltInCatalogue } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { createCommerceUpstream } from "@warmeland/upstreams/src/commerce/commerce-upstream.ts";
import { createContentUpstream } from "@warmeland/upstreams/src/content/content-upstream.ts";
import { createTestDatabase, type TestDatabase } from "@warmeland/upstreams/src/database/test-database.ts";
import { createRecommendationsUpstream } from "@warmeland/upstreams/src/recommendations/recommendations-upstream.ts";
import pino from "pino";
import { createGateway, type Gateway, type GatewayOptions } from "#gateway/server.ts";
import { graphqlClient, type GraphqlClient } from "./graphql-client.ts";

export type TestGateway = Gateway & GraphqlClient;

export interface TestShop {
  readonly database: TestDatabase;
  readonly upstreams: GatewayOptions["upstreams"];
  /** A gateway before the shop's upstreams; options replace its parts. */
  gateway(options?: Partial<GatewayOptions> & { settings?: Record<string, string> }): Promise<TestGateway>;
  close(): Promise<void>;
}

const storiesFolder = fileURLToPath(new URL("../../../upstreams/stories/", import.meta.url));
const log = pino({ level: "silent" });

/** The built-in shop on a database of its own: real upstreams, the built-in catalogue, no network. */
export async function createTestShop(): Promise<TestShop> {
  const database = await createTestDatabase();
  const { db } = database;
  await importBuiltInCatalogue({ db });
  const commerce = createCommerceUpstream({ db, token: "local", imagesFolder: builtInImagesFolder, log });
  const content = createContentUpstream({ storiesFolder, token: "local", previewToken: "local-preview", log });
  const recommendations = createRecommendationsUpstream({ db, log });
  const upstreams = {
    commerce: commerce.handle,
    content: content.handle,
    recommendations: recommendations.handle,
    rpc: () => Promise.resolve(Response.json({ title: "no session", status: 401 }, { status: 401 })),
  };
  return {
    database,
    upstreams,
    gateway: async ({ settings, ...options } = {}) => {
      const gateway = await createGateway({ environment: testEnvironment(settings), upstreams, log, documents: new Map(), ...options });
      return { ...gateway, ...graphqlClient(gateway.handle) };
    },
    close: async () => {
      await commerce.close();
      await database.close();
    },
  };
}

/** Settings of a demonstration shop, with a secret. */
export function testEnvironment(settings: Record<string, string> = {}): Environment {
  return parseEnvironment({ SESSION_SECRET: "a secret that only tests know, 32+", LOG_LEVEL: "silent", ...settings });
}
