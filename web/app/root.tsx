import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import { ApolloState } from "#app/graphql/apollo-state.tsx";
import { gatewayHandlerContext, shopContext } from "#app/graphql/gateway-handler.ts";
import { i18nContext } from "#app/locale/i18n-context.ts";
import { loadI18n } from "#app/locale/load-i18n.ts";
import { browserApollo } from "#app/graphql/browser-apollo.ts";
import { ErrorPage } from "#app/layout/error-page.tsx";
import { createServerClient } from "#app/graphql/create-server-client.ts";
import type { Route } from "./+types/root";
import "./styles/app.css";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const shop = context.get(shopContext);
    context.set(i18nContext, await loadI18n(shop.language));
    context.set(apolloContext, createServerClient(context.get(gatewayHandlerContext), shop));
    return next();
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ context }, next) => {
    context.set(apolloContext, browserApollo());
    await next();
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ApolloState />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Second tier: not even the layout could be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
