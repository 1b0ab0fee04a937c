import { dataVersionsHeader, printDataVersions, readDataVersions } from "@warmeland/schema/rules/data-versions.ts";
import { isStorable } from "@warmeland/schema/rules/storable-text.ts";
import type { Logger } from "pino";

import { openShops } from "#upstreams/catalogue/open-shops.ts";
import type { ChangeStreams } from "#upstreams/changes/change-streams.ts";
import type { Database } from "#upstreams/database/connection.ts";
import { isRefusedValue } from "#upstreams/database/refused-value.ts";
import { accessTokenCheck } from "#upstreams/access-token.ts";
import type { Handler } from "#upstreams/handler.ts";
import { KeyedQueue } from "./basket/keyed-queue.ts";
import type { ReleaseOpenPayment, CommerceCall, CommerceServices } from "./commerce-call.ts";
import { CommerceError } from "./commerce-error.ts";
import { getImage } from "./endpoints/image.ts";
import { errorResponse } from "./json-response.ts";
import { requestShop } from "./request-shop.ts";
import { findRoute } from "./routes.ts";
import { PromotionBook, promotionVersion } from "./promotions/promotion-book.ts";
import { hourOf } from "./search/is-new.ts";
import { PopularSearches } from "./search/popular/popular-searches.ts";
import { LiveCatalogue } from "./engine/live-catalogue.ts";

export interface CommerceUpstreamOptions {
  db: Database;
  /** What calls must send as X-Access-Token; photos need none. */
  token: string;
  /** Folders of the original photos; a photo is taken from the first that has it. */
  imagesFolders: readonly string[];
  log: Logger;
  now?: () => Date;
  /** Without it a basket whose payment is open cannot be changed (423). */
  releaseOpenPayment?: ReleaseOpenPayment;
  /** Streams of baskets that changed; without them `/v1/changes` is not there. */
  changes?: ChangeStreams;
}

export interface CommerceUpstream {
  handle: Handler;
  /** Reads the catalogue of the shops that are open, so that their first shoppers need not wait for it. */
  load(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The commerce upstream: catalogue and baskets in SCAYLE's Storefront API format, photos under `/images/{file}`.
 * The catalogue is read from PostgreSQL by `load` or the first call; responses name its version (`x-catalogue-version`), and `catalogueVersion` in a query
 * goes on reading that version for ten minutes. `/versions` names the newest versions of catalogue and promotions (`x-data-versions`), as every response
 * names those it was made from; it waits for a catalogue that is being loaded. `/v1/changes` streams which baskets change. Errors are `{code, message}`; nothing that is wrong with a call is a 5xx.
 */
export function createCommerceUpstream(options: CommerceUpstreamOptions): CommerceUpstream {
  const { db, log, releaseOpenPayment, now = () => new Date() } = options;
  const live = new LiveCatalogue({ db, now, log });
  const popular = new PopularSearches({ db, log, now });
  const services = {
    db,
    log,
    releaseOpenPayment,
    writeQueue: new KeyedQueue(),
    catalogue: live,
    popular,
    promotions: new PromotionBook(),
  };
  const hasToken = accessTokenCheck(options.token);

  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    const file = /^\/images\/([^/]+)$/.exec(path)?.[1];
    if (file !== undefined && (request.method === "GET" || request.method === "HEAD"))
      return await getImage(request, options.imagesFolders, file);
    if (!hasToken(request)) throw new CommerceError(401, "X-Access-Token is missing or wrong");
    if (path === "/versions") return await versions();
    if (path === "/v1/changes" && request.method === "GET" && options.changes)
      return options.changes.respond("basket_changed", request);
    const route = findRoute(request.method, path);
    if (!route) throw new CommerceError(404, "There is no such endpoint");
    const call = await prepareCall(services, request, url.searchParams, now());
    const response = await route.endpoint(call, ...route.captured);
    const { version } = call.catalogue.snapshot;
    response.headers.set("x-catalogue-version", version);
    // who goes on reading an older version by its name knows that there are newer ones
    if (!url.searchParams.has("catalogueVersion")) {
      const others = readDataVersions(response.headers);
      response.headers.set(dataVersionsHeader, printDataVersions({ catalogue: Number(version), ...others }));
    }
    return response;
  };

  const versions = async (): Promise<Response> => {
    const [catalogue, promotions] = await Promise.all([live.loadedVersion(), promotionVersion(db)]);
    const headers = {
      [dataVersionsHeader]: printDataVersions({ catalogue: Number(catalogue), promotions }),
      "cache-control": "no-store",
    };
    return new Response(null, { status: 204, headers });
  };

  return {
    handle: async (request) => {
      try {
        return await respond(request);
      } catch (error) {
        if (error instanceof CommerceError) return errorResponse(error.status, error.message);
        const entry = { err: error, method: request.method, path: new URL(request.url).pathname };
        if (isRefusedValue(error)) {
          log.warn(entry, "the database refused a value");
          return errorResponse(400, "A value cannot be stored");
        }
        log.error(entry, "commerce call failed");
        return errorResponse(500, "The call failed");
      }
    },
    load: async () => {
      for (const shop of await openShops(db)) await live.forShop(shop, null);
    },
    close: async () => {
      await popular.close();
      await live.close();
    },
  };
}

async function prepareCall(
  services: CommerceServices,
  request: Request,
  query: URLSearchParams,
  now: Date,
): Promise<CommerceCall> {
  const { catalogue: live, ...others } = services;
  const shop = requestShop(query);
  const engine = await live.forShop(shop, query.get("catalogueVersion"));
  const { catalogue } = engine;
  if (!catalogue.document) throw new CommerceError(404, `Shop ${shop.shopId} has no record yet`);
  if (catalogue.document.open === false) throw new CommerceError(404, `Shop ${shop.shopId} is not open`);
  return {
    ...others,
    request,
    shop,
    query,
    now,
    hour: hourOf(now),
    engine,
    catalogue,
    freshEngine: () => live.forShopFresh(shop),
  };
}

function decodePath(path: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw new CommerceError(400, "The path is not well encoded");
  }
  // nothing has a key with such a character
  if (!isStorable(decoded)) throw new CommerceError(404, "There is nothing at this path");
  return decoded;
}
