import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import type { CallContext, UpstreamName } from "#gateway/sources/call-context.ts";
import type { Upstreams } from "#gateway/sources/sources.ts";

/** Upstreams without which nothing can be sold; pages do without the others. */
const essential: readonly UpstreamName[] = ["commerce", "rpc"];
const cachedMs = 1000;
const responseHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** Whether the gateway should get traffic: its essential upstreams respond, and it is not being stopped. */
export class Readiness {
  private readonly upstreams: Upstreams;
  private draining = false;
  private lastCheck:
    | { readonly at: number; readonly reachable: Promise<Readonly<Record<string, boolean>>> }
    | undefined;

  constructor(upstreams: Upstreams) {
    this.upstreams = upstreams;
  }

  /** From now on `/readyz` answers 503. */
  drain(): void {
    this.draining = true;
  }

  /** 200 or 503, and which upstreams respond; looked at once a second at most. */
  async respond(): Promise<Response> {
    if (this.draining)
      return Response.json({ ready: false, draining: true }, { status: 503, headers: responseHeaders });
    if (!this.lastCheck || Date.now() - this.lastCheck.at > cachedMs)
      this.lastCheck = { at: Date.now(), reachable: this.reachable() };
    const reachable = await this.lastCheck.reachable;
    const ready = essential.every((name) => reachable[name]);
    return Response.json({ ready, upstreams: reachable }, { status: ready ? 200 : 503, headers: responseHeaders });
  }

  private async reachable(): Promise<Readonly<Record<string, boolean>>> {
    const names = Object.keys(this.upstreams) as UpstreamName[];
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await this.responds(name)] as const)));
  }

  private async responds(name: UpstreamName): Promise<boolean> {
    const call: CallContext = {
      shop: defaultShop,
      correlationId: "readiness",
      signal: AbortSignal.timeout(1000),
      sessionToken: undefined,
      personal: false,
      clientAddress: undefined,
      trace: [],
    };
    // past the breakers: their state is about earlier calls, not about what this instance can do
    const path = name === "commerce" ? `/v1/shop-configuration?shopId=${defaultShop.shopId}` : "/health";
    return this.upstreams[name]?.isThere(call, path) ?? false;
  }
}
