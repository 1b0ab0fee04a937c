import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Environment } from "@warmeland/schema/rules/environment.ts";
import type { Logger } from "pino";

import { pictureFolders } from "./catalogue/picture-folders.ts";
import { createCommerceUpstream } from "./commerce/commerce-upstream.ts";
import { createContentUpstream } from "./content/content-upstream.ts";
import type { Database } from "./database/connection.ts";
import type { Handler } from "./handler.ts";
import { createMailTransport } from "./mail/mail-transport.ts";
import { createMailbox } from "./mail/mailbox.ts";
import { createPaymentsUpstream } from "./payments/payments-upstream.ts";
import { createRecommendationsUpstream } from "./recommendations/recommendations-upstream.ts";
import { cancelOpenPayment } from "./rpc/cancel-open-payment.ts";
import { paymentWebhookPath } from "./rpc/payment-webhook.ts";
import { createPaymentProvider } from "./rpc/provider/payment-provider.ts";
import { createDeeplProvider } from "./rpc/reviews/deepl-provider.ts";
import { createRpcUpstream } from "./rpc/rpc-upstream.ts";

export interface BuiltInUpstreams {
  /** The four sources of the gateway; a source that the settings place elsewhere is missing. */
  handlers: { rpc?: Handler; commerce?: Handler; recommendations?: Handler; content?: Handler };
  /** Original photos under `/images/{file}`. */
  images: Handler;
  /** Everything under `/upstreams/…`, the mailbox and the payment webhook, as far as the mode opens them. */
  handle: Handler;
  serves(pathname: string): boolean;
  /** Reads what the first answers need; the larger the catalogue, the longer. */
  load: () => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  /** Settings with PUBLIC_URL and SESSION_SECRET filled in. */
  environment: Environment;
  db: Database;
  log: Logger;
  /** A service that exists to be called by others opens its addresses in production too. */
  standAlone?: boolean;
}

const storiesFolder = fileURLToPath(new URL("../stories/", import.meta.url));
const mollie = "https://api.mollie.com/v2/";
const sandboxKey = "test_sandbox";

/** Our own upstreams on one database: each a function from request to response, and the addresses they have over HTTP (contracts/rpc.md, 'Addresses'). */
export function createBuiltInUpstreams({ environment, db, log, standAlone = false }: Options): BuiltInUpstreams {
  const publicUrl = environment.PUBLIC_URL;
  const ownUrl = environment.UPSTREAMS_PUBLIC_URL || publicUrl;
  const payments = createPaymentsUpstream({ db, baseUrl: `${ownUrl}/upstreams/payments` });
  const mailFolder = join(environment.DATA_DIR, "mail");
  const rpc = createRpcUpstream({
    db,
    log,
    provider: createPaymentProvider(paymentAddress(environment, payments.handle)),
    mail: createMailTransport({ smtpUrl: environment.SMTP_URL, folder: mailFolder, from: environment.MAIL_FROM }),
    secret: environment.SESSION_SECRET,
    publicUrl,
    ownUrl,
    rateLimits: environment.RATE_LIMITS === "on",
    ...(environment.DEEPL_API_KEY && { translations: createDeeplProvider({ apiKey: environment.DEEPL_API_KEY }) }),
  });
  const commerce = createCommerceUpstream({
    db,
    log,
    imagesFolders: pictureFolders(environment),
    token: environment.COMMERCE_TOKEN,
    cancelOpenPayment: async (trx, basketId) => {
      if (await cancelOpenPayment(trx, basketId)) rpc.sweepSoon();
    },
  });
  const recommendations = createRecommendationsUpstream({ db, log });
  const content = createContentUpstream({
    storiesFolder,
    token: environment.CONTENT_TOKEN,
    previewToken: environment.CONTENT_PREVIEW_TOKEN,
    log,
  });

  const routes: Readonly<Record<string, Handler>> = {
    [paymentWebhookPath]: rpc.handle,
    ...(environment.SHOP_MODE === "demo" || standAlone
      ? {
          "/upstreams/rpc": withoutPrefix("/upstreams/rpc", rpc.handle),
          "/upstreams/commerce": withoutPrefix("/upstreams/commerce", commerce.handle),
          "/upstreams/recommendations": withoutPrefix("/upstreams/recommendations", recommendations.handle),
          "/upstreams/content": withoutPrefix("/upstreams/content", content.handle),
        }
      : {}),
    ...(environment.SHOP_MODE === "demo"
      ? {
          "/upstreams/payments": withoutPrefix("/upstreams/payments", payments.handle),
          "/dev/mail": createMailbox({ folder: mailFolder }).handle,
        }
      : {}),
  };
  const routeOf = (pathname: string): string | undefined =>
    Object.keys(routes).find((route) => pathname === route || pathname.startsWith(`${route}/`));

  return {
    handlers: {
      ...(environment.RPC_URL ? {} : { rpc: rpc.handle }),
      ...(environment.COMMERCE_URL ? {} : { commerce: commerce.handle }),
      ...(environment.RECOMMENDATIONS_URL ? {} : { recommendations: recommendations.handle }),
      ...(environment.CONTENT_URL ? {} : { content: content.handle }),
    },
    images: commerce.handle,
    serves: (pathname) => routeOf(pathname) !== undefined,
    handle: async (request) => {
      const route = routeOf(new URL(request.url).pathname);
      return route === undefined ? new Response(null, { status: 404 }) : routes[route]!(request);
    },
    load: async () => {
      if (!environment.COMMERCE_URL) await commerce.load();
    },
    close: async () => {
      await rpc.close();
      await commerce.close();
    },
  };
}

function paymentAddress(environment: Environment, sandbox: Handler) {
  if (environment.PAYMENTS_URL)
    return { apiKey: environment.MOLLIE_API_KEY || sandboxKey, apiEndpoint: withSlash(environment.PAYMENTS_URL), send: fetchHandler };
  if (environment.MOLLIE_API_KEY) return { apiKey: environment.MOLLIE_API_KEY, apiEndpoint: mollie, send: fetchHandler };
  return { apiKey: sandboxKey, apiEndpoint: `${environment.PUBLIC_URL}/v2/`, send: sandbox };
}

const fetchHandler: Handler = (request) => fetch(request);

function withSlash(url: string): string {
  return url.endsWith("/") ? url : `${url}/`;
}

function withoutPrefix(prefix: string, handler: Handler): Handler {
  return (request) => {
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(prefix.length) || "/";
    return handler(new Request(url, request));
  };
}
