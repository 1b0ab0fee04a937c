import { createHash } from "node:crypto";
import {
  type DataVersions,
  isMixed,
  oldestDataVersions,
  readDataVersions,
} from "@warmeland/schema/rules/data-versions.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import type { RenderedPage } from "../../app/entry.server.tsx";
import { pagePolicy } from "#server/content-security-policy.ts";
import { EncodedBody } from "#server/encoded-body.ts";
import { samePathShops } from "./open-shops.ts";
import type { BuiltPages, HandlerOf } from "./page-handlers.ts";
import type { PageTarget } from "./page-target.ts";
import { type HeaderRecord, nothingAllowed } from "#server/security-headers.ts";
import type { StoredPage } from "./stored-page.ts";

interface RenderOptions {
  readonly build: BuiltPages;
  readonly handlerOf: HandlerOf;
  readonly openShops: () => readonly ShopLocale[];
  readonly graphql: (request: Request, peer?: string) => Promise<Response>;
  /** Where shoppers find the shop; absolute links come from here, never from the request. */
  readonly origin: string;
  readonly buildId: string;
  readonly imageHosts: readonly string[];
  /** Empty for a shop without a tag manager. */
  readonly tagManagerId: string;
  /** Empty for a shop without a third party's recommender. */
  readonly recommenderScript: string;
  readonly isDemo: boolean;
  /** Where the content system's editor runs, which frames previews. */
  readonly editorOrigin: string;
  readonly baseHeaders: HeaderRecord;
  readonly log: Logger;
}

/** A form that a browser sent without scripts, as its body. */
export interface SentForm {
  readonly body: string;
  /** Whose limits it counts for. */
  readonly peer: string | undefined;
}

const formType = "application/x-www-form-urlencoded";

/** A page that has not come by then is given up. */
const deadline = 5000;
/** How often a page is rendered whose parts come from before and after an import. */
const mostTries = 2;
/** For what is the same for everybody in a shop. */
export const publicCaching = "public, max-age=0, s-maxage=30, stale-while-revalidate=30";
const privateCaching = "private, no-store";

/** Renders a page whole, with the policy that belongs to its HTML. Throws only when not even its error page could be rendered. */
export function createPageRenderer({
  build,
  handlerOf,
  openShops,
  graphql,
  origin,
  buildId,
  imageHosts,
  tagManagerId,
  recommenderScript,
  isDemo,
  editorOrigin,
  baseHeaders,
  log,
}: RenderOptions): (target: PageTarget, form?: SentForm) => Promise<StoredPage> {
  const { pageStarter, pageStyles } = build.entry.module;
  const policyOptions = {
    pageStarter,
    pageStyles,
    secure: origin.startsWith("https:"),
    imageHosts,
    hasTagManager: tagManagerId !== "",
    recommender: recommenderScript === "" ? undefined : new URL(recommenderScript).origin,
  };

  // its policy says who may frame the page
  const { "x-frame-options": _frameOptions, ...withoutFrameOptions } = baseHeaders;

  const renderOnce = async (target: PageTarget, form?: SentForm): Promise<StoredPage & { mixed: boolean }> => {
    const parts: DataVersions[] = [];
    const graphqlWithVersions = async (graphqlRequest: Request): Promise<Response> => {
      const response = await graphql(graphqlRequest, form?.peer);
      parts.push(readDataVersions(response.headers));
      return response;
    };
    const health = { complete: true };
    const request = new Request(new URL(target.address, origin), {
      signal: AbortSignal.timeout(deadline),
      ...(form && { method: "POST", body: form.body, headers: { "content-type": formType } }),
    });
    const preview = target.preview === undefined ? undefined : { signed: target.preview, editor: editorOrigin };
    const { shop } = target;
    const alternates = samePathShops(shop, openShops());
    const site = { origin, buildId, shop, alternates, tagManagerId, isDemo, preview };
    const onError = (error: unknown) =>
      log.error({ err: error, page: target.address.replace(/\?.*/, "") }, "page broke");
    const rendered: RenderedPage = { html: undefined, showsDrafts: false };
    const rendering = await handlerOf(shop)(request, { graphql: graphqlWithVersions, site, health, rendered, onError });
    const text = rendered.html ?? (await rendering.text());
    const bytes = Buffer.from(text);

    const isHtml = rendering.headers.get("content-type")?.startsWith("text/html") ?? false;
    const editor = rendered.showsDrafts ? editorOrigin : undefined;
    const policy = isHtml ? pagePolicy(text, { ...policyOptions, editor }) : { header: nothingAllowed, refused: [] };
    for (const script of policy.refused)
      log.error({ page: target.address.replace(/\?.*/, ""), script: script.slice(0, 200) }, "unknown inline script");

    const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    const isCached = !form && target.isPublic && target.isCacheable && rendering.status < 500;
    const headers: Record<string, string> = {
      ...(editor ? withoutFrameOptions : baseHeaders),
      "content-type": rendering.headers.get("content-type") ?? "text/plain; charset=utf-8",
      "content-security-policy": policy.header,
      "cache-control": isCached ? publicCaching : privateCaching,
      vary: "accept-encoding",
    };
    if (isCached && rendering.status === 200) headers["etag"] = etag;
    if (!target.isPublic) headers["referrer-policy"] = "no-referrer";
    if (editor) Object.assign(headers, { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
    if (rendering.status === 503) headers["retry-after"] = "10";
    const location = rendering.headers.get("location");
    if (location) headers["location"] = location;
    const body = new EncodedBody(bytes);
    const versions = oldestDataVersions(parts);
    const page = {
      status: rendering.status,
      headers,
      etag,
      body,
      renderedAt: Date.now(),
      complete: health.complete,
      versions,
    };
    return { ...page, mixed: isMixed(parts) };
  };

  return async (target, form) => {
    // a form is sent once
    for (let triesLeft = form ? 1 : mostTries; ; triesLeft -= 1) {
      const { mixed, ...page } = await renderOnce(target, form);
      if (triesLeft === 1 || !mixed) return page;
    }
  };
}
