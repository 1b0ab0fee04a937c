import { randomUUID } from "node:crypto";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Metrics } from "#gateway/endpoint/metrics.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import type { Client } from "./client.ts";

const everyMs = 60_000;
const patienceMs = 3000;

interface ApiUsageOptions {
  readonly rpc: Upstream;
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
}

/**
 * Counts requests, and uses of what is deprecated, by client, version and field; once a minute they are added up at the order service, where they
 * outlive this process and meet those of others. Who calls is a label of `KnownDocuments`, so that there are few.
 */
export class ApiUsage {
  private readonly options: ApiUsageOptions;
  private readonly timer: NodeJS.Timeout;
  private counts = new Map<string, number>();

  constructor(options: ApiUsageOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.report(), everyMs).unref();
  }

  /** Counts one request. @param deprecated coordinates that its document names */
  count(client: Client, deprecated: readonly string[]): void {
    for (const field of ["", ...deprecated]) this.add(`${client.name} ${client.version} ${field}`, 1);
    this.options.metrics?.countClient(client, deprecated);
  }

  /** Sends what was counted; what does not arrive is sent with the next. */
  async report(): Promise<void> {
    const sent = this.counts;
    if (sent.size === 0) return;
    this.counts = new Map();
    const uses = [...sent].map(([key, count]) => {
      const [client, version, field] = key.split(" ");
      return { client, version, field, count };
    });
    try {
      await this.send(uses);
    } catch (error) {
      for (const [key, count] of sent) this.add(key, count);
      // an order service of another make does not know this call
      this.options.log.debug({ err: error }, "the use of the API was not recorded");
    }
  }

  /** Sends what is left. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.report();
  }

  private add(key: string, count: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }

  private async send(uses: readonly object[]): Promise<void> {
    const call = {
      shop: defaultShop,
      correlationId: randomUUID(),
      signal: AbortSignal.timeout(patienceMs),
      sessionToken: undefined,
      personal: false,
      clientAddress: undefined,
      trace: [],
    };
    await this.options.rpc.request(call, {
      method: "POST",
      path: "/rpc/countApiUsage",
      headers: { "x-shop-id": String(defaultShop.shopId) },
      body: { payload: { uses } },
      ownGuard: "countApiUsage",
      parse: (body) => z.unknown().parse(body),
    });
  }
}
