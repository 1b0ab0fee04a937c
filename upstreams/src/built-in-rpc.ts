import { join } from "node:path";

import type { Environment } from "@warmeland/schema/rules/environment.ts";
import type { Logger } from "pino";

import type { ChangeStreams } from "./changes/change-streams.ts";
import type { Database } from "./database/connection.ts";
import type { Handler } from "./handler.ts";
import { createMailTransport } from "./mail/mail-transport.ts";
import { createPaymentsUpstream } from "./payments/payments-upstream.ts";
import { createPdokPostcodes } from "./rpc/postcodes/pdok-postcodes.ts";
import { createPaymentProvider } from "./rpc/provider/payment-provider.ts";
import { createDeeplProvider } from "./rpc/reviews/deepl-provider.ts";
import { createRpcUpstream, type RpcUpstream } from "./rpc/rpc-upstream.ts";

interface Options {
  /** Settings with PUBLIC_URL and SESSION_SECRET filled in. */
  environment: Environment;
  db: Database;
  log: Logger;
  /** False leaves sending mail and sweeping to the running shop. */
  background?: boolean;
  /** As of `RpcOptions`. */
  changes?: ChangeStreams;
  /** As of `RpcOptions`. */
  recommendations?: Handler;
}

const mollie = "https://api.mollie.com/v2/";
const sandboxKey = "test_sandbox";

/** The shop RPC as the settings want it, with the payment sandbox behind it and the folder its mail goes to without an SMTP server. */
export function createBuiltInRpc({ environment, db, log, background = true, changes, recommendations }: Options): {
  rpc: RpcUpstream;
  sandbox: Handler;
  mailFolder: string;
} {
  const publicUrl = environment.PUBLIC_URL;
  const ownUrl = environment.UPSTREAMS_PUBLIC_URL || publicUrl;
  const sandbox = createPaymentsUpstream({ db, baseUrl: `${ownUrl}/upstreams/payments` }).handle;
  const mailFolder = join(environment.DATA_DIR, "mail");
  const rpc = createRpcUpstream({
    db,
    log,
    provider: createPaymentProvider(paymentAddress(environment, sandbox)),
    mail: createMailTransport({ smtpUrl: environment.SMTP_URL, folder: mailFolder, from: environment.MAIL_FROM }),
    secret: environment.SESSION_SECRET,
    publicUrl,
    ownUrl,
    rateLimits: environment.RATE_LIMITS === "on",
    background,
    allowsPrivateWebhooks: environment.SHOP_MODE === "demo",
    ...(changes && { changes }),
    ...(recommendations && { recommendations }),
    ...(environment.POSTCODES_URL && { postcodes: createPdokPostcodes({ url: environment.POSTCODES_URL, log }) }),
    ...(environment.DEEPL_API_KEY && { translations: createDeeplProvider({ apiKey: environment.DEEPL_API_KEY }) }),
  });
  return { rpc, sandbox, mailFolder };
}

function paymentAddress(environment: Environment, sandbox: Handler) {
  if (environment.PAYMENTS_URL)
    return {
      apiKey: environment.MOLLIE_API_KEY || sandboxKey,
      apiEndpoint: withSlash(environment.PAYMENTS_URL),
      send: fetchHandler,
    };
  if (environment.MOLLIE_API_KEY)
    return { apiKey: environment.MOLLIE_API_KEY, apiEndpoint: mollie, send: fetchHandler };
  return { apiKey: sandboxKey, apiEndpoint: `${environment.PUBLIC_URL}/v2/`, send: sandbox };
}

const fetchHandler: Handler = (request) => fetch(request);

function withSlash(url: string): string {
  return url.endsWith("/") ? url : `${url}/`;
}
