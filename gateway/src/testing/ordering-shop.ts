import { ChangeListener } from "@warmeland/upstreams/src/changes/change-listener.ts";
import { ChangeStreams } from "@warmeland/upstreams/src/changes/change-streams.ts";
import { createPaymentsUpstream } from "@warmeland/upstreams/src/payments/payments-upstream.ts";
import { createPaymentProvider } from "@warmeland/upstreams/src/rpc/provider/payment-provider.ts";
import { createRpcUpstream } from "@warmeland/upstreams/src/rpc/rpc-upstream.ts";
import pino from "pino";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import { createTestShop, testEnvironment, type TestShop } from "./test-gateway.ts";

export interface OrderingShop extends TestShop {
  /** Decides on the sandbox's page how a payment ends, and follows it back. @returns the return key in the address it leads to */
  pay(
    checkoutUrl: string,
    status: "paid" | "authorized" | "pending" | "failed" | "expired" | "canceled",
  ): Promise<string>;
  /** As `pay`, for the whole address it leads back to. */
  leave(checkoutUrl: string, status: Parameters<OrderingShop["pay"]>[1]): Promise<string>;
  /** Puts something between the order service and the payment sandbox; undefined takes it away. */
  disturbPayments(disturb: Transport | undefined): void;
}

/** The built-in shop, with payments that a test can decide and disturb. Mail is thrown away; failures are limited unless said otherwise. */
export async function createOrderingShop({
  rateLimits = true,
  publicUrl,
}: { rateLimits?: boolean; publicUrl?: string } = {}): Promise<OrderingShop> {
  const shop = await createTestShop();
  const address: Record<string, string> = publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl };
  const { PUBLIC_URL, SESSION_SECRET } = testEnvironment(address);
  const { db, url } = shop.database;
  const log = pino({ level: "silent" });
  const listener = new ChangeListener({ url, log });
  const hostedPages = `${PUBLIC_URL}/upstreams/payments`;
  const payments = createPaymentsUpstream({
    db,
    baseUrl: hostedPages,
    send: () => Promise.resolve(new Response(null)),
  });
  let disturbance: Transport | undefined;
  const rpc = createRpcUpstream({
    db,
    provider: createPaymentProvider({
      apiKey: "test_sandbox",
      apiEndpoint: `${PUBLIC_URL}/v2/`,
      send: (request) => (disturbance ?? payments.handle)(request),
    }),
    mail: { send: () => Promise.resolve() },
    secret: SESSION_SECRET,
    publicUrl: PUBLIC_URL,
    rateLimits,
    log,
    changes: new ChangeStreams(listener),
    background: false,
    // what a hash costs is no matter of the gateway
    passwordCost: { memory: 8, passes: 1, parallelism: 1 },
  });
  const upstreams = { ...shop.upstreams, rpc: rpc.handle };
  const leave: OrderingShop["leave"] = async (checkoutUrl, status) => {
    const body = new URLSearchParams({ status });
    const page = checkoutUrl.replace(hostedPages, PUBLIC_URL);
    const response = await payments.handle(new Request(page, { method: "POST", body }));
    return response.headers.get("location") ?? "";
  };
  return {
    ...shop,
    upstreams,
    gateway: (options) => shop.gateway({ upstreams, ...options, settings: { ...address, ...options?.settings } }),
    leave,
    pay: async (checkoutUrl, status) => new URL(await leave(checkoutUrl, status)).pathname.split("/").at(-1) ?? "",
    disturbPayments: (disturb) => {
      disturbance = disturb;
    },
    close: async () => {
      await listener.close();
      await rpc.close();
      await shop.close();
    },
  };
}
