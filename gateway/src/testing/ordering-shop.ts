import { builtInImagesFolder } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { createCommerceUpstream } from "@warmeland/upstreams/src/commerce/commerce-upstream.ts";
import { createPaymentsUpstream } from "@warmeland/upstreams/src/payments/payments-upstream.ts";
import { cancelOpenPayment } from "@warmeland/upstreams/src/rpc/cancel-open-payment.ts";
import { createPaymentProvider } from "@warmeland/upstreams/src/rpc/provider/payment-provider.ts";
import { createRpcUpstream } from "@warmeland/upstreams/src/rpc/rpc-upstream.ts";
import pino from "pino";
import type { Transport } from "#gateway/sources/http.ts";
import { createTestShop, type TestShop } from "./test-gateway.ts";

export interface OrderingShop extends TestShop {
  /** Decides on the sandbox's page how a payment ends, and follows it back. @returns the return key in the address it leads to */
  pay(checkoutUrl: string, status: "paid" | "authorized" | "pending" | "failed" | "expired" | "canceled"): Promise<string>;
  /** Puts something between the order service and the payment sandbox; undefined takes it away. */
  disturbPayments(disturb: Transport | undefined): void;
}

const log = pino({ level: "silent" });
const sandbox = "http://localhost:3000/upstreams/payments";

/** The built-in shop with everything that orders need: sessions, checkout, payment sandbox. Mail is thrown away. */
export async function createOrderingShop(): Promise<OrderingShop> {
  const shop = await createTestShop();
  const { db } = shop.database;
  const payments = createPaymentsUpstream({ db, baseUrl: sandbox, send: () => Promise.resolve(new Response(null)) });
  let disturbance: Transport | undefined;
  const provider = createPaymentProvider({ apiKey: "test_gateway", apiEndpoint: `${sandbox}/v2/`, send: (request) => (disturbance ?? withoutFolder(payments.handle))(request) });
  const rpc = createRpcUpstream({
    db,
    provider,
    mail: { send: () => Promise.resolve() },
    secret: "a secret that only tests know, 32+",
    publicUrl: "http://localhost:3000",
    rateLimits: true,
    log,
    background: false,
  });
  const commerce = createCommerceUpstream({
    db,
    token: "local",
    imagesFolder: builtInImagesFolder,
    log,
    cancelOpenPayment: async (trx, basketId) => {
      await cancelOpenPayment(trx, basketId);
    },
  });
  const upstreams = { ...shop.upstreams, rpc: rpc.handle, commerce: commerce.handle };
  return {
    database: shop.database,
    upstreams,
    gateway: (options) => shop.gateway({ upstreams, ...options }),
    pay: async (checkoutUrl, status) => {
      const answer = await withoutFolder(payments.handle)(new Request(checkoutUrl, { method: "POST", body: new URLSearchParams({ status }) }));
      return new URL(answer.headers.get("location") ?? "").pathname.split("/").at(-1) ?? "";
    },
    disturbPayments: (disturb) => {
      disturbance = disturb;
    },
    close: async () => {
      await rpc.close();
      await commerce.close();
      await shop.close();
    },
  };
}

function withoutFolder(handle: Transport): Transport {
  return (request) => handle(new Request(request.url.replace(sandbox, "http://localhost:3000"), request));
}
