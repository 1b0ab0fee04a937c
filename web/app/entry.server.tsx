import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToReadableStream } from "react-dom/server";
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
import { createCache } from "#app/graphql/create-cache.ts";
import { type GatewayHandler, gatewayHandlerContext } from "#app/graphql/gateway-handler.ts";
import { pageAnswersContext, PageAnswersContext } from "#app/graphql/page-answers.ts";
import { type PageHealth, pageHealthContext } from "#app/graphql/page-health.ts";
import { i18nContext } from "#app/locale/i18n-context.ts";
import { type Site, SiteContext, siteContext } from "#app/locale/site.ts";

/** The data has long been there when rendering begins, so only a broken component gets so far. */
export const streamTimeout = 1000;

/** Satisfies the hooks of what only the browser asks for; it never sends and never holds anything. */
const idleClient = new ApolloClient({ ssrMode: true, link: ApolloLink.empty(), cache: createCache() });

const onErrorContext = createContext<(error: unknown) => void>((error) => console.error(error));

/** Renders the whole page before the first byte leaves: the policy's hashes and the ETag need all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let statusOfPage = status;
  const stream = await renderToReadableStream(
    <ApolloProvider client={idleClient}>
      <I18nextProvider i18n={context.get(i18nContext)}>
        <SiteContext value={context.get(siteContext)}>
          <PageAnswersContext value={context.get(pageAnswersContext)}>
            <ServerRouter context={routerContext} url={request.url} />
          </PageAnswersContext>
        </SiteContext>
      </I18nextProvider>
    </ApolloProvider>,
    {
      signal: request.signal,
      onError(error) {
        statusOfPage = 500;
        context.get(onErrorContext)(error);
      },
    },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: statusOfPage, headers });
}

/** Loaders that failed unexpectedly; what they threw on purpose is a Response and does not come here. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(onErrorContext)(error);
};

/** What the web server gives a page besides the request. */
export interface PageContext {
  readonly graphql: GatewayHandler;
  readonly site: Site;
  readonly health: PageHealth;
  readonly onError: (error: unknown) => void;
}

/** Makes the page renderer of a build; lives here so that server and pages share one copy of the router. */
export function createPageHandler(build: ServerBuild): (request: Request, page: PageContext) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  return (request, { graphql, site, health, onError }) => {
    const context = new RouterContextProvider();
    context.set(gatewayHandlerContext, graphql);
    context.set(siteContext, site);
    context.set(pageHealthContext, health);
    context.set(onErrorContext, onError);
    return handle(request, context);
  };
}
