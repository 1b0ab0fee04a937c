import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import type { CallContext, UpstreamName } from "#gateway/sources/call-context.ts";
import type { Upstreams } from "#gateway/sources/sources.ts";

/** Upstreams without which nothing can be sold; pages do without the others. */
const essential: readonly UpstreamName[] = ["commerce", "rpc"];
const rememberMs = 1000;
const answerHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** Whether the gateway should get traffic: its essential upstreams answer, and it is not being stopped. */
export class Readiness {
  private readonly upstreams: Upstreams;
  private draining = false;
  private known: { readonly at: number; readonly reachable: Promise<Readonly<Record<string, boolean>>> } | undefined;

  constructor(upstreams: Upstreams) {
    this.upstreams = upstreams;
  }

  /** From now on the gateway asks for no more traffic. */
  drain(): void {
    this.draining = true;
  }

  /** 200 or 503, and which upstreams answer; looked at once a second at most. */
  async answer(): Promise<Response> {
    if (this.draining) return Response.json({ ready: false, draining: true }, { status: 503, headers: answerHeaders });
    if (!this.known || Date.now() - this.known.at > rememberMs)
      this.known = { at: Date.now(), reachable: this.reachable() };
    const reachable = await this.known.reachable;
    const ready = essential.every((name) => reachable[name]);
    return Response.json({ ready, upstreams: reachable }, { status: ready ? 200 : 503, headers: answerHeaders });
  }

  private async reachable(): Promise<Readonly<Record<string, boolean>>> {
    const names = Object.keys(this.upstreams) as UpstreamName[];
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await this.answers(name)] as const)));
  }

  private answers(name: UpstreamName): Promise<boolean> {
    const call: CallContext = {
      shop: defaultShop,
      correlationId: "readiness",
      signal: AbortSignal.timeout(1000),
      sessionToken: undefined,
      personal: false,
      clientAddress: undefined,
      trace: [],
    };
    // asked past the breakers, which tell what some calls met, not what this instance can do
    return this.upstreams[name].isThere(
      call,
      name === "commerce" ? `/v1/shop-configuration?shopId=${defaultShop.shopId}` : "/health",
    );
  }
}
