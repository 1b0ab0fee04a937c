import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { showsDrafts } from "./content/preview/shows-drafts.ts";
import { createCache } from "#app/graphql/create-cache.ts";
import { type GatewayHandler, gatewayHandlerContext } from "#app/graphql/gateway-handler.ts";
import { pageResponsesContext, PageResponsesContext } from "./graphql/page/page-responses.ts";
import { type PageHealth, pageHealthContext } from "./graphql/page/page-health.ts";
import { PageFactsContext } from "#app/layout/page/page-facts.ts";
import { pageScripts } from "#app/layout/page-scripts.ts";
import { i18nContext } from "#app/locale/i18n-context.ts";
import { type Site, SiteContext } from "#app/locale/site.ts";
import { siteContext } from "#app/locale/site-context.ts";

/** The data has long been there when rendering begins, so only a broken component gets so far. */
export const streamTimeout = 1000;

/** Satisfies the hooks of what only the browser loads; it never sends and never holds anything. */
const idleClient = new ApolloClient({ ssrMode: true, link: ApolloLink.empty(), cache: createCache() });

const onErrorContext = createContext<(error: unknown) => void>((error) => process.stderr.write(`${String(error)}\n`));

/** Where the renderer leaves the page's text: out of a Response it would have to be decoded again. */
export interface RenderedPage {
  html: string | undefined;
  /** Whether it is a preview: for the content system's editor alone. */
  showsDrafts: boolean;
}

const renderedPageContext = createContext<RenderedPage | null>(null);

/** Renders the whole page at once: its data is there already, and the policy's hashes and the ETag need all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const scripts = await pageScripts(routerContext);
  const facts = new Set<string>();
  const html = renderToString(
    <ApolloProvider client={idleClient}>
      <I18nextProvider i18n={context.get(i18nContext)}>
        <SiteContext value={context.get(siteContext)}>
          <PageResponsesContext value={context.get(pageResponsesContext)}>
            <PageFactsContext value={facts}>
              <ServerRouter context={routerContext} url={request.url} />
            </PageFactsContext>
          </PageResponsesContext>
        </SiteContext>
      </I18nextProvider>
    </ApolloProvider>,
  );
  const page = `<!DOCTYPE html>${html.slice(0, html.lastIndexOf(endOfPage))}${[...facts].join("")}${scripts}${endOfPage}`;
  headers.set("content-type", "text/html; charset=utf-8");
  const rendered = context.get(renderedPageContext);
  if (!rendered) return new Response(page, { status, headers });
  rendered.html = page;
  return new Response(null, { status, headers });
}

const endOfPage = "</body></html>";

/** Loaders that failed unexpectedly; what they threw on purpose is a Response and does not come here. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(onErrorContext)(error);
};

export { readOpenShops } from "#app/layout/open-shops.ts";

/** What the web server gives a page besides the request. */
export interface PageContext {
  readonly graphql: GatewayHandler;
  readonly site: Site;
  readonly health: PageHealth;
  readonly rendered: RenderedPage;
  readonly onError: (error: unknown) => void;
}

/** The one script, and the one stylesheet, that stand in a page themselves. */
export { pageStarter } from "#app/layout/page-scripts.ts";
export { pageStyles } from "#app/styles/page-styles.ts";

/** Makes the page renderer of a build; lives here so that server and pages share one copy of the router. */
export function createPageHandler(build: ServerBuild): (request: Request, page: PageContext) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  return async (request, { graphql, site, health, rendered, onError }) => {
    const context = new RouterContextProvider();
    context.set(gatewayHandlerContext, graphql);
    context.set(siteContext, site);
    context.set(pageHealthContext, health);
    context.set(renderedPageContext, rendered);
    context.set(onErrorContext, onError);
    if (site.preview) {
      rendered.showsDrafts = await showsDrafts(context, request.signal);
      if (!rendered.showsDrafts) context.set(siteContext, { ...site, preview: undefined });
    }
    return handle(request, context);
  };
}
