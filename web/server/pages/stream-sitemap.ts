import { accepts } from "@warmeland/schema/rules/accepted-encoding.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import type { GatewayHandler } from "#app/graphql/gateway-handler.ts";
import { type HeaderRecord, nothingAllowed } from "#server/security-headers.ts";
import type { PageTarget } from "./page-target.ts";
import { samePathShops } from "./open-shops.ts";
import type { HandlerOf } from "./page-handlers.ts";
import { publicCaching } from "./render-page.ts";

interface SitemapOptions {
  readonly handlerOf: HandlerOf;
  readonly openShops: () => readonly ShopLocale[];
  readonly graphql: GatewayHandler;
  readonly origin: string;
  readonly baseHeaders: HeaderRecord;
  readonly log: Logger;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** So many lists are sent at once; each costs a call for every hundred products. */
const mostAtOnce = 4;
/** Milliseconds after which a list that is not complete is broken off. */
const deadline = 120_000;

/** Sends the list of pages for search engines while it is read: it may be longer than memory, or the deadline of a page, allows. */
export function createSitemapStream({ handlerOf, openShops, graphql, origin, baseHeaders, log }: SitemapOptions) {
  const onError = (error: unknown) => log.error({ err: error, page: "/sitemap.xml" }, "page broke");
  let underWay = 0;

  return async (request: Request, { address, shop }: PageTarget): Promise<Response> => {
    const headers: Record<string, string> = {
      ...baseHeaders,
      "content-security-policy": nothingAllowed,
      "cache-control": "private, no-store",
      vary: "accept-encoding",
    };
    if (underWay >= mostAtOnce)
      return new Response(null, { status: 503, headers: { ...headers, "retry-after": "10" } });
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(deadline)]);
    const response = await handlerOf(shop)(new Request(new URL(address, origin), { signal }), {
      graphql,
      site: { origin, shop, alternates: samePathShops(shop, openShops()), buildId: "" },
      health: { complete: true },
      rendered: { html: undefined, showsDrafts: false },
      onError,
    });
    const { status, body } = response;
    if (status === 503) headers["retry-after"] = "10";
    headers["content-type"] = response.headers.get("content-type") ?? "text/plain; charset=utf-8";
    if (!body || status !== 200 || request.method === "HEAD") {
      await body?.cancel();
      return new Response(null, { status, headers });
    }
    headers["cache-control"] = publicCaching;
    underWay += 1;
    const end = () => void (underWay -= 1);
    // `cancel` is a part of the standard that TypeScript's library lacks
    const atEnd: Transformer<Bytes, Bytes> & { readonly cancel: () => void } = { flush: end, cancel: end };
    const counted = body.pipeThrough(new TransformStream(atEnd));
    if (!accepts(request.headers.get("accept-encoding") ?? "", "gzip")) return new Response(counted, { headers });
    headers["content-encoding"] = "gzip";
    return new Response(counted.pipeThrough(new CompressionStream("gzip")), { headers });
  };
}
