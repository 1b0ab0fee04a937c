import { ApolloProvider } from "@apollo/client/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { browserApollo } from "#app/graphql/browser-apollo.ts";
import { readPageResponses } from "./graphql/page/page-responses-script.tsx";
import { PageResponsesContext } from "./graphql/page/page-responses.ts";
import { interruptedTarget } from "./layout/page/chunk-recovery.ts";
import { loadI18n } from "#app/locale/load-i18n.ts";
import { readSite, SiteContext } from "#app/locale/site.ts";
import { keyHashEntries } from "./ui/browser/key-hash-entries.ts";
import { pageLoad } from "./ui/browser/page-load.ts";

// The router reloads the page for a lost chunk; whoever comes by an address wants that address.
const target =
  pageLoad() === "reload" ? interruptedTarget(`${location.pathname}${location.search}${location.hash}`) : undefined;
if (target) location.replace(target);

keyHashEntries();
const site = readSite(document.documentElement);
const responses = readPageResponses();
const i18n = await loadI18n(site.shop.language);

startTransition(() => {
  hydrateRoot(
    document,
    <ApolloProvider client={browserApollo()}>
      <I18nextProvider i18n={i18n}>
        <SiteContext value={site}>
          <PageResponsesContext value={responses}>
            <HydratedRouter />
          </PageResponsesContext>
        </SiteContext>
      </I18nextProvider>
    </ApolloProvider>,
  );
});
