import { ApolloProvider } from "@apollo/client/react";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from "react-router";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import { type GatewayHandler, gatewayHandlerContext, shopContext } from "#app/graphql/gateway-handler.ts";
import { i18nContext } from "#app/locale/i18n-context.ts";

/** After this the page is given up; its data has long been there, so only a broken component gets so far. */
export const streamTimeout = 1000;

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
    <ApolloProvider client={context.get(apolloContext)}>
      <I18nextProvider i18n={context.get(i18nContext)}>
        <ServerRouter context={routerContext} url={request.url} />
      </I18nextProvider>
    </ApolloProvider>,
    {
      signal: request.signal,
      onError() {
        statusOfPage = 500;
      },
    },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: statusOfPage, headers });
}

/** What the web server gives a page besides the request. */
export interface PageContext {
  readonly graphql: GatewayHandler;
  readonly shop: ShopLocale;
}

/** Makes the page renderer of a build; lives here so that server and pages share one copy of the router. */
export function createPageHandler(build: ServerBuild): (request: Request, page: PageContext) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  return (request, page) => {
    const context = new RouterContextProvider();
    context.set(gatewayHandlerContext, page.graphql);
    context.set(shopContext, page.shop);
    return handle(request, context);
  };
}
