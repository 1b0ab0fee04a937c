import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { PromotionBook } from "#upstreams/commerce/promotions/promotion-book.ts";
import type { MailOutbox } from "#upstreams/mail/mail-outbox.ts";
import type { WebhookOutbox } from "#upstreams/webhooks/webhook-outbox.ts";

import type { Passwords } from "./customers/passwords.ts";
import type { PostcodeDirectory } from "./postcodes/postcode-directory.ts";
import type { PaymentMethods } from "./checkout/payment-methods.ts";
import type { StoredOrder } from "./orders/read-order.ts";
import type { PaymentProvider } from "./provider/payment-provider.ts";
import type { FailureLimits } from "./failure-limits.ts";
import type { TranslationLimits } from "./reviews/translation-limits.ts";
import type { TranslationProvider } from "./reviews/translation-provider.ts";

/** What every procedure works with. */
export interface Services {
  db: Database;
  provider: PaymentProvider;
  methods: PaymentMethods;
  outbox: MailOutbox;
  webhooks: WebhookOutbox;
  limits: FailureLimits;
  passwords: Passwords;
  postcodes: PostcodeDirectory;
  promotions: PromotionBook;
  translations: TranslationProvider;
  translationLimits: TranslationLimits;
  /** Payments being made by this process, by order. */
  paymentsUnderWay: Map<string, Promise<StoredOrder>>;
  /** Signs success tokens and derives return keys. */
  secret: string;
  /** Where the provider reports changes; undefined when it could not reach the shop. */
  webhookUrl: string | undefined;
  now: () => Date;
  log: Logger;
}
