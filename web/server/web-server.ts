import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Environment } from "@warmeland/schema/rules/environment.ts";
import type { Logger } from "pino";
import { latePaths } from "#app/locale/late-paths.ts";
import { editorAddress } from "./pages/editor-address.ts";
import { isFormPost, refusedForm, takenForm } from "./pages/form-post.ts";
import { homeByName } from "./pages/home-by-name.ts";
import { createImageRoute } from "./images/image-route.ts";
import { openImageStore } from "./images/image-store.ts";
import { lastResortPage } from "./pages/last-resort-page.ts";
import { logOnceASecond } from "./log-once-a-second.ts";
import { Overloaded, PageCache } from "./pages/page-cache.ts";
import { watchOpenShops } from "./pages/open-shops.ts";
import { type BuiltPages, createPageHandlers } from "./pages/page-handlers.ts";
import { type PageTarget, pageTarget } from "./pages/page-target.ts";
import { createPageRenderer } from "./pages/render-page.ts";
import { type HeaderRecord, nothingAllowed, securityHeaders } from "./security-headers.ts";
import { sendPage } from "./pages/send-page.ts";
import { signInFirst } from "./pages/sign-in-first.ts";
import { createSitemapStream } from "./pages/stream-sitemap.ts";
import { loadStaticFiles } from "./static-files.ts";
import type { StoredPage } from "./pages/stored-page.ts";
import { createVideoRoute } from "./videos/video-route.ts";
import { watchVersions } from "./watch-versions.ts";
import { withoutTrailingSlash } from "./pages/trailing-slash.ts";

type Handler = (request: Request, peer?: string) => Promise<Response>;

export interface WebOptions {
  readonly environment: Environment;
  /** Serves `/graphql`: the gateway in this process, or a forwarder to GATEWAY_URL. */
  readonly graphql: Handler;
  /** Gives the original photo of `/images/{file}`. */
  readonly images: Handler;
  readonly log: Logger;
}

export interface Web {
  readonly handle: Handler;
  readonly close: () => Promise<void>;
}

const megabyte = 1024 * 1024;

/** Everything a browser requests except `/graphql`: pages, built files, photos. Needs a finished build. */
export async function createWeb({ environment, graphql, images, log }: WebOptions): Promise<Web> {
  const buildFolder = join(import.meta.dirname, "../build");
  const build = (await import(pathToFileURL(join(buildFolder, "server/index.js")).href)) as BuiltPages;
  const { id: buildId } = JSON.parse(await readFile(join(buildFolder, "client/builds/meta/latest.json"), "utf8")) as {
    id: string;
  };
  const baseHeaders = securityHeaders(environment);
  const staticFiles = await loadStaticFiles(join(buildFolder, "client"));
  const store = await openImageStore({ folder: join(environment.DATA_DIR, "images"), maxBytes: 512 * megabyte });
  const photos = createImageRoute({ originals: images, store, log });
  const films = createVideoRoute({ originals: images, log });
  const origin = environment.PUBLIC_URL || `http://localhost:${environment.PORT}`;
  const imageHosts = environment.IMAGE_HOSTS.split(",")
    .map((host) => host.trim())
    .filter(Boolean);
  const openShops = watchOpenShops((signal) => build.entry.module.readOpenShops(graphql, signal), log);
  const handlerOf = createPageHandlers(build);
  const render = createPageRenderer({
    build,
    handlerOf,
    openShops: openShops.all,
    graphql,
    origin,
    buildId,
    imageHosts,
    tagManagerId: environment.TAG_MANAGER_ID,
    recommenderScript: environment.RECOMMENDER_SCRIPT_URL,
    isDemo: environment.SHOP_MODE === "demo",
    editorOrigin: environment.CONTENT_EDITOR_ORIGIN,
    baseHeaders,
    log,
  });
  const streamSitemap = createSitemapStream({ handlerOf, openShops: openShops.all, graphql, origin, baseHeaders, log });
  const notAnew = logOnceASecond<{ page: string; reason: string }>((entry, withheld) =>
    log.warn({ ...entry, withheld }, "page not rendered anew"),
  );
  const refused = logOnceASecond<{ page: string }>((entry, withheld) =>
    log.warn({ ...entry, withheld }, "pages refused: too many renders"),
  );
  const failed = logOnceASecond<{ page: string; err: unknown }>((entry, withheld) =>
    log.error({ ...entry, withheld }, "page failed"),
  );
  const lastResort = (page: string, err: unknown): Response => {
    if (err instanceof Overloaded) refused({ page: shownPath(page) });
    else failed({ page: shownPath(page), err });
    return lastResortPage(baseHeaders);
  };
  const watch = watchVersions(graphql);
  const pages = new PageCache<PageTarget>({
    render: async (target) => {
      const page = await render(target);
      watch.newestVersions.note(page.versions);
      return page;
    },
    isOutdated: ({ versions }) => watch.newestVersions.isOutdated(versions),
    now: Date.now,
    maxBytes: 48 * megabyte,
    maxRenders: 64,
    onFailure: (target, reason) => notAnew({ page: shownPath(target.address), reason: String(reason) }),
  });

  const servePage = async (request: Request, url: URL): Promise<Response> => {
    const rewritten = editorAddress(url, openShops.all());
    if (rewritten !== undefined) return seeOther(rewritten, baseHeaders);
    const moved = withoutTrailingSlash(url) ?? homeByName(url, openShops.all());
    if (moved !== undefined) return redirect(moved, baseHeaders);
    if (!isReadable(url.pathname)) return refusal(400, baseHeaders);
    // The router's own data requests: our pages bring their data in the cache, so nothing of ours requests them.
    if (url.pathname.endsWith(".data")) return refusal(404, baseHeaders);
    const target = pageTarget(url, openShops.all());
    if (target.isSitemap) return streamSitemap(request, target);
    const signIn = signInFirst(request, target);
    if (signIn !== undefined) return seeOther(signIn, baseHeaders);
    const page = target.isPublic && target.isCacheable ? await pages.page(target) : await pages.uncached(target);
    return sendPage(request, page);
  };

  const serveFormPost = async (request: Request, peer: string | undefined): Promise<Response> => {
    const url = new URL(request.url);
    const target = pageTarget(url, openShops.all());
    const { shop } = target;
    const body = await takenForm(request, url.pathname.slice(shop.pathPrefix.length), origin);
    if (body !== undefined) return sendPage(request, await render(target, { body, peer }));
    const notSent = pageTarget(new URL(`${shop.pathPrefix}${latePaths.formNotSent}`, origin), openShops.all());
    return sendPage(request, refusedForm(await pages.page(notSent)));
  };

  const handle: Handler = async (request, peer) => {
    if (isFormPost(request)) {
      return serveFormPost(request, peer).catch((error: unknown) => lastResort(latePaths.formNotSent, error));
    }
    if (request.method !== "GET" && request.method !== "HEAD") return refusal(405, baseHeaders);
    const cached = cachedPage(pages, request);
    if (cached) return sendPage(request, cached);
    const url = new URL(request.url);
    const file = staticFiles(request, url.pathname);
    if (file) return file;
    if (url.pathname.startsWith("/images/")) return photos(request, url);
    if (url.pathname.startsWith("/videos/")) return films(request, url);
    if (url.pathname.startsWith("/assets/") || url.pathname.startsWith("/builds/")) return refusal(404, baseHeaders);
    try {
      return await servePage(request, url);
    } catch (error) {
      return lastResort(url.pathname, error);
    }
  };
  const close = async () => {
    watch.stop();
    openShops.stop();
  };
  return { handle, close };
}

/** The usual case, a page without query that is fresh: nothing is parsed for it. */
function cachedPage(pages: PageCache<PageTarget>, { url }: Request): StoredPage | undefined {
  return url.includes("?") ? undefined : pages.fresh(url.slice(url.indexOf("/", 8)));
}

/** A page in the log: without its query, which may hold what somebody searched for, and cut, since anybody can write it. */
function shownPath(address: string): string {
  return address.replace(/\?.*/, "").slice(0, 200);
}

function redirect(location: string, baseHeaders: HeaderRecord): Response {
  const headers = {
    ...baseHeaders,
    location,
    "cache-control": "public, max-age=3600",
    "content-security-policy": nothingAllowed,
  };
  return new Response(null, { status: 301, headers });
}

function seeOther(location: string, baseHeaders: HeaderRecord): Response {
  const headers = {
    ...baseHeaders,
    location,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "content-security-policy": nothingAllowed,
  };
  return new Response(null, { status: 302, headers });
}

function refusal(status: 400 | 404 | 405, baseHeaders: HeaderRecord): Response {
  const headers: Record<string, string> = {
    ...baseHeaders,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": nothingAllowed,
  };
  if (status === 405) headers["allow"] = "GET, HEAD";
  return new Response({ 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed" }[status], { status, headers });
}

/** Paths that cannot be decoded, or carry control characters or line breaks, name no page; no route matches them either. */
function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
