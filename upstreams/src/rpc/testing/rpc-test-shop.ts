import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import pino, { type Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { TestDatabase } from "#upstreams/database/test-database.ts";
import type { Handler } from "#upstreams/handler.ts";
import { createMailTransport, type MailTransport } from "#upstreams/mail/mail-transport.ts";
import { createPaymentsUpstream } from "#upstreams/payments/payments-upstream.ts";

import type { PasswordCost } from "../customers/passwords.ts";
import { createPaymentProvider, type PaymentProvider } from "../provider/payment-provider.ts";
import type { TranslationProvider } from "../reviews/translation-provider.ts";
import { createRpcUpstream, type RpcUpstream } from "../rpc-upstream.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import type { WirePlacedOrder, WireSettledReturn } from "../wire-payment.ts";
import { addTestVariant, seedTestShop, type TestVariant } from "./seed-test-shop.ts";

export interface Result<T> {
  status: number;
  body: T & { code?: string; [member: string]: unknown };
  headers: Headers;
}

export const testAddress = {
  firstName: "Sanne",
  lastName: "de Wit",
  gender: "FEMALE",
  street: "Voorbeeldstraat",
  houseNumber: "12",
  zipCode: "8011ab",
  city: "Zwolle",
  countryCode: "NL",
};

const guest = { first_name: "Sanne", last_name: "de Wit", email: "sanne@voorbeeld.nl", gender: "FEMALE" };

export interface RpcTestShopOptions {
  rateLimits?: boolean;
  /** Stands between the order service and the sandbox. */
  wrapProvider?: (provider: PaymentProvider) => PaymentProvider;
  /** Translates reviews instead of what is stored with them. */
  translations?: TranslationProvider;
  databasePool?: number;
  /** What a password's hash costs; next to nothing unless given. */
  passwordCost?: PasswordCost;
  /** Where lines of the log go. */
  log?: Logger;
  /** Takes the mail instead of a folder of files. */
  mail?: MailTransport;
  /** Whether mail and sweep run by themselves. */
  background?: boolean;
}

/** The shop RPC on a database of its own, with the payment sandbox behind Mollie's client and mail as files; the clock stands still until it is moved. */
export class RpcTestShop {
  readonly db: Database;
  readonly folder: string;
  upstream: RpcUpstream;
  readonly sandbox: Handler;
  /** Another process on the same database, with nothing between it and the sandbox; the first one is left as it is. */
  readonly restart: () => void;
  readonly database: TestDatabase;
  private time = new Date("2026-11-20T10:00:00Z").getTime();

  private constructor(database: TestDatabase, folder: string, options: RpcTestShopOptions) {
    this.database = database;
    this.db = database.db;
    this.folder = folder;
    const now = (): Date => new Date(this.time);
    this.sandbox = createPaymentsUpstream({ db: this.db, baseUrl: "http://shop.test/upstreams/payments", now }).handle;
    const provider = createPaymentProvider({
      apiKey: "test_shop",
      apiEndpoint: "http://payments.internal/v2/",
      send: this.sandbox,
    });
    const upstreamWith = (chosen: PaymentProvider): RpcUpstream =>
      createRpcUpstream({
        db: this.db,
        provider: chosen,
        mail:
          options.mail ??
          createMailTransport({ smtpUrl: "", folder, from: "Warmeland <bestellingen@warmeland.example>" }),
        secret: "a secret of the tests, long enough",
        publicUrl: "http://localhost:3000",
        rateLimits: options.rateLimits ?? false,
        log: options.log ?? pino({ level: process.env["TEST_LOG"] ?? "silent" }),
        passwordCost: options.passwordCost ?? { memory: 8, passes: 1, parallelism: 1 },
        now,
        background: options.background ?? false,
        // receivers of tests are on this machine
        allowsPrivateWebhooks: true,
        ...(options.translations && { translations: options.translations }),
      });
    this.upstream = upstreamWith(options.wrapProvider?.(provider) ?? provider);
    this.restart = () => {
      this.upstream = upstreamWith(provider);
    };
  }

  static async open(options: RpcTestShopOptions = {}): Promise<RpcTestShop> {
    // only a test run has a server to make databases on; a child process of one is given a database
    const { createTestDatabase } = await import("#upstreams/database/test-database.ts");
    const database = await createTestDatabase({ max: options.databasePool ?? 20 });
    await seedTestShop(database.db);
    return RpcTestShop.on(database, options);
  }

  /** A shop on a database that has its catalogue. */
  static async on(database: TestDatabase, options: RpcTestShopOptions = {}): Promise<RpcTestShop> {
    return new RpcTestShop(database, await mkdtemp(path.join(os.tmpdir(), "rpc-mail-")), options);
  }

  async close(): Promise<void> {
    await this.upstream.close();
    await this.database.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  get now(): Date {
    return new Date(this.time);
  }

  wait(milliseconds: number): void {
    this.time += milliseconds;
  }

  addVariant(variant: TestVariant = {}): Promise<number> {
    return addTestVariant(this.db, variant);
  }

  async call<T = Record<string, unknown>>(
    name: string,
    payload: unknown,
    sent: { token?: string; key?: string; headers?: Record<string, string> } = {},
  ): Promise<Result<T>> {
    const headers: Record<string, string> = {
      "x-shop-id": "1001",
      "content-type": "application/json",
      ...sent.headers,
    };
    if (sent.token) headers["authorization"] = `Bearer ${sent.token}`;
    if (sent.key) headers["idempotency-key"] = sent.key;
    const response = await this.upstream.handle(
      new Request(`http://rpc.internal/rpc/${name}`, { method: "POST", headers, body: JSON.stringify({ payload }) }),
    );
    const text = await response.text();
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : {}) as Result<T>["body"],
      headers: response.headers,
    };
  }

  async signIn(
    change: Partial<typeof guest> = {},
    sent: { token?: string; headers?: Record<string, string> } = {},
  ): Promise<string> {
    const { status, body } = await this.call<{ token: string }>("guestLogin", { ...guest, ...change }, sent);
    if (status !== 200) throw new Error(`guestLogin responded with ${status}`);
    return body.token;
  }

  /** A basket with pieces of variants, as the commerce upstream writes it. */
  async fillBasket(lines: readonly (readonly [variantId: number, quantity: number])[]): Promise<string> {
    const basketKey = randomBytes(32).toString("base64url");
    const { basket_id } = await this.db
      .insertInto("basket")
      .values({ basket_key: basketKey, shop_id: 1001 })
      .returning("basket_id")
      .executeTakeFirstOrThrow();
    const items = lines.map(([variant_id, quantity], index) => ({
      basket_id,
      variant_id,
      quantity,
      group_id: `${index}`,
      promotion_id: null,
      item_group: null,
    }));
    if (items.length > 0) await this.db.insertInto("basket_item").values(items).execute();
    return basketKey;
  }

  /** Goes through the checkout up to the last button. */
  async prepare(
    lines: readonly (readonly [variantId: number, quantity: number])[],
    choice: { method?: string; option?: string; email?: string } = {},
  ): Promise<Buyer> {
    const token = await this.signIn({ email: choice.email ?? `${randomBytes(6).toString("hex")}@voorbeeld.nl` });
    const basketKey = await this.fillBasket(lines);
    await this.call("setCheckoutAddresses", { basketKey, shippingAddress: testAddress }, { token });
    await this.call("setShippingOption", { basketKey, key: choice.option ?? "standard" }, { token });
    const { body: checkout } = await this.call<WireCheckout>(
      "setPaymentMethod",
      { basketKey, key: choice.method ?? "ideal" },
      { token },
    );
    return { token, basketKey, checkout };
  }

  placeOrder(
    buyer: Buyer,
    key: string = randomUUID(),
    change: Record<string, unknown> = {},
  ): Promise<Result<WirePlacedOrder>> {
    const payload = {
      basketKey: buyer.basketKey,
      checkoutVersion: buyer.checkout.version,
      acceptedTotalCents: buyer.checkout.totalCents,
      paymentReturnUrl: "http://shop.test/betaling/terug",
      ...change,
    };
    return this.call<WirePlacedOrder>("placeOrder", payload, { token: buyer.token, key });
  }

  /** Presses a button of the sandbox's page, and gives the return key of the address it goes back to. */
  async choose(redirectUrl: string | null, status: string): Promise<string> {
    const page = new URL(redirectUrl ?? "").pathname.replace("/upstreams/payments", "");
    const response = await this.sandbox(
      new Request(`http://shop.test${page}`, { method: "POST", body: new URLSearchParams({ status }) }),
    );
    return (response.headers.get("location") ?? "").split("/").at(-1) ?? "";
  }

  settle(returnKey: string): Promise<Result<WireSettledReturn>> {
    return this.call<WireSettledReturn>("settleReturn", { returnKey });
  }

  async stockOf(variantId: number): Promise<number> {
    const row = await this.db
      .selectFrom("stock")
      .select("quantity")
      .where("variant_id", "=", variantId)
      .executeTakeFirstOrThrow();
    return row.quantity;
  }

  async orderRows(): Promise<{ order_number: string; status: string; total_cents: number }[]> {
    return this.db
      .selectFrom("shop_order")
      .select(["order_number", "status", "total_cents"])
      .orderBy("placed_at")
      .execute();
  }

  /** The `.eml` files written so far. */
  async mails(): Promise<string[]> {
    const files = (await readdir(this.folder)).filter((name) => name.endsWith(".eml"));
    return Promise.all(files.map((name) => readFile(path.join(this.folder, name), "utf8")));
  }
}

export interface Buyer {
  token: string;
  basketKey: string;
  checkout: WireCheckout;
}
