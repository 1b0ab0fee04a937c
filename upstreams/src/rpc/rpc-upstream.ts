import type { Logger } from "pino";

import type { ChangeStreams } from "#upstreams/changes/change-streams.ts";
import type { ReleaseOpenPayment } from "#upstreams/commerce/commerce-call.ts";
import { PromotionBook } from "#upstreams/commerce/promotions/promotion-book.ts";
import type { Database } from "#upstreams/database/connection.ts";
import type { Handler } from "#upstreams/handler.ts";
import { MailOutbox } from "#upstreams/mail/mail-outbox.ts";
import { renderMail } from "#upstreams/mail/mail-templates.ts";
import type { MailTransport } from "#upstreams/mail/mail-transport.ts";

import { WebhookOutbox } from "#upstreams/webhooks/webhook-outbox.ts";

import { startBackground, type Background } from "./background.ts";
import { PaymentMethods } from "./checkout/payment-methods.ts";
import { Passwords, type PasswordCost } from "./customers/passwords.ts";
import { createDispatcher } from "./dispatcher.ts";
import { FailureLimits } from "./failure-limits.ts";
import { createHealth } from "./health.ts";
import { releaseInTime } from "./orders/payment/release-in-time.ts";
import { handlePaymentWebhook, paymentWebhookPath, paymentWebhookUrl } from "./payment-webhook.ts";
import { builtInPostcodes } from "./postcodes/built-in-postcodes.ts";
import type { PostcodeDirectory } from "./postcodes/postcode-directory.ts";
import { allProcedures } from "./procedures/all-procedures.ts";
import type { PaymentProvider } from "./provider/payment-provider.ts";
import { TranslationLimits } from "./reviews/translation-limits.ts";
import { storedTranslations, type TranslationProvider } from "./reviews/translation-provider.ts";
import type { Services } from "./services.ts";

export interface RpcOptions {
  db: Database;
  /** The payment API: Mollie or the sandbox, see `createPaymentProvider`. */
  provider: PaymentProvider;
  mail: MailTransport;
  /** SESSION_SECRET: signs success tokens and derives return keys. */
  secret: string;
  /** The address shoppers see, for photos in mail. */
  publicUrl: string;
  /** Where this upstream is reached from outside, for the provider's webhook when it is public; the shop's address unless given. */
  ownUrl?: string;
  rateLimits: boolean;
  /** What a password's hash costs; the recommended cost unless given. */
  passwordCost?: PasswordCost;
  /** Streets of postcodes; a small table of examples unless given. */
  postcodes?: PostcodeDirectory;
  /** Of reviews; those stored with them unless given. */
  translations?: TranslationProvider;
  /** Streams of orders that changed; without them `GET /changes` is not there. */
  changes?: ChangeStreams;
  /** The recommendations upstream, for what mails suggest; they suggest nothing unless given. */
  recommendations?: Handler;
  /** Whether webhooks may go to addresses of private networks; not unless said. */
  allowsPrivateWebhooks?: boolean;
  log: Logger;
  now?: () => Date;
  /** False leaves sending mail and sweeping to another process, or to a test. */
  background?: boolean;
}

export interface RpcUpstream {
  /** `POST /rpc/{procedure}`, `POST /webhooks/payments`, `GET /health` and `GET /changes`. */
  handle: Handler;
  /** For the commerce upstream, whose baskets wait for it; it ends within three seconds. */
  releaseOpenPayment: ReleaseOpenPayment;
  close(): Promise<void>;
  /** For tests and tools that run the background themselves. */
  services: Services;
}

/** The shop RPC (contracts/rpc.md): guests, checkout, orders and their payment, on the shop's database. */
export function createRpcUpstream(options: RpcOptions): RpcUpstream {
  const { db, provider, log, now = () => new Date() } = options;
  const outbox = new MailOutbox({
    db,
    transport: options.mail,
    log,
    render: (job) =>
      renderMail(
        { db, publicUrl: options.publicUrl, secret: options.secret, now, recommendations: options.recommendations },
        job,
      ),
  });
  const services: Services = {
    db,
    provider,
    methods: new PaymentMethods(provider, log),
    outbox,
    webhooks: new WebhookOutbox({
      db,
      log,
      now,
      allowsPrivate: options.allowsPrivateWebhooks ?? false,
      openMailQueue: () => outbox.start(),
    }),
    limits: new FailureLimits(db, { enabled: options.rateLimits }),
    passwords: new Passwords(options.passwordCost),
    postcodes: options.postcodes ?? builtInPostcodes,
    promotions: new PromotionBook(),
    translations: options.translations ?? storedTranslations,
    translationLimits: new TranslationLimits(db, { enabled: options.rateLimits }),
    paymentsUnderWay: new Map(),
    secret: options.secret,
    webhookUrl: paymentWebhookUrl(options.ownUrl ?? options.publicUrl),
    now,
    log,
  };
  const dispatch = createDispatcher(services, allProcedures);
  const health = createHealth(db);
  const background = options.background === false ? noBackground(outbox) : startBackground(services);
  return {
    handle: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/changes" && request.method === "GET" && options.changes)
        return Promise.resolve(options.changes.respond("order_changed", request));
      if (pathname === paymentWebhookPath) return handlePaymentWebhook(services, request);
      return pathname === "/health" ? health() : dispatch(request);
    },
    releaseOpenPayment: (shop, basketKey) => releaseInTime(services, shop, basketKey),
    close: () => background.stop(),
    services,
  };
}

function noBackground(outbox: MailOutbox): Background {
  return { stop: () => outbox.close() };
}
