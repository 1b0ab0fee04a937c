import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Links, Outlet } from "react-router";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import { browserApollo } from "#app/graphql/browser-apollo.ts";
import { PageResponsesScript } from "./graphql/page/page-responses-script.tsx";
import { pageResponsesContext } from "./graphql/page/page-responses.ts";
import { RequestConsent } from "./layout/consent/request-consent.tsx";
import { hasNewBuild } from "./layout/page/new-build.ts";
import { useEarlyPress } from "#app/layout/use-early-press.ts";
import { useNavigationEffects } from "#app/layout/use-navigation-effects.ts";
import { useTabUpkeep } from "#app/layout/use-tab-upkeep.ts";
import { i18nContext } from "#app/locale/i18n-context.ts";
import { loadI18n } from "#app/locale/load-i18n.ts";
import { siteAttributes, useSite } from "#app/locale/site.ts";
import { siteContext } from "#app/locale/site-context.ts";
import { pageStyles } from "#app/styles/page-styles.ts";
import { mustLeaveScriptsBehind } from "#app/tracking/left-behind.ts";
import hankenGrotesk from "@warmeland/schema/fonts/hanken-grotesk-400-700.woff2?url";
import { UiProvider } from "#app/ui/ui-provider.tsx";
import type { Route } from "./+types/root";

export { ErrorWithoutLayout as ErrorBoundary } from "./layout/page/error-without-layout.tsx";

const PreviewMark = import.meta.env.SSR
  ? (await import("./content/preview/preview-mark.tsx")).default
  : lazy(() => import("./content/preview/preview-mark.tsx"));

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const { shop } = context.get(siteContext);
    context.set(i18nContext, await loadI18n(shop.language));
    context.set(pageResponsesContext, new Map());
    return next();
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ context, request }, next) => {
    if (hasNewBuild() || mustLeaveScriptsBehind()) {
      window.location.assign(request.url);
      // The page is on its way out; nothing more happens here.
      await new Promise(() => {});
    }
    context.set(apolloContext, browserApollo());
    await next();
  },
];

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: hankenGrotesk, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const site = useSite();
  return (
    <html lang={i18n.language} {...siteAttributes(site)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageStyles }} />
      </head>
      <body>
        <UiProvider>{children}</UiProvider>
        <PageResponsesScript />
      </body>
    </html>
  );
}

export default function Root() {
  useEarlyPress();
  useNavigationEffects();
  useTabUpkeep();
  const { preview } = useSite();
  return (
    <>
      <RequestConsent />
      {preview && (
        <Suspense>
          <PreviewMark editor={preview.editor} />
        </Suspense>
      )}
      <Outlet />
    </>
  );
}
