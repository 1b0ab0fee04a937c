import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "@warmeland/schema/rules/environment.ts";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";

type Handler = (request: Request) => Promise<Response>;

export interface WebOptions {
  readonly environment: Environment;
  /** Answers `/graphql`: the gateway in this process, or a forwarder to GATEWAY_URL. */
  readonly graphql: Handler;
  /** Gives original photos for `/images/{file}`. */
  readonly images: Handler;
  readonly log: Logger;
}

type BuiltPages = ServerBuild & { entry: { module: typeof import("../app/entry.server.tsx") } };

const buildFolder = join(import.meta.dirname, "../build");

/** Everything a browser asks for except `/graphql`: pages, assets, images. */
export async function createWeb({ graphql }: WebOptions): Promise<{ handle: Handler; close(): Promise<void> }> {
  const build = (await import(join(buildFolder, "server/index.js"))) as BuiltPages;
  const renderPage = build.entry.module.createPageHandler(build);

  const handle: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/")) {
      const file = await readFile(join(buildFolder, "client", pathname)).catch(() => null);
      if (!file) return new Response(null, { status: 404 });
      const type = pathname.endsWith(".js") ? "text/javascript" : pathname.endsWith(".css") ? "text/css" : "font/woff2";
      return new Response(new Uint8Array(file), { headers: { "content-type": type } });
    }
    return renderPage(request, { graphql, shop: defaultShop });
  };
  return { handle, close: async () => {} };
}
