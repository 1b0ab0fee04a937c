import type { Sleeper } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import * as z from "zod/mini";
import type { SendRpc } from "./send-rpc.ts";
import { type WireSleepers, wireSleepersSchema } from "./wire-sleepers.ts";

/** The procedures of who lies on a customer's mattress. Every method throws UpstreamError, as those of RpcSource. */
export class SleeperCalls {
  private readonly send: SendRpc;

  constructor(send: SendRpc) {
    this.send = send;
  }

  get(): Promise<WireSleepers> {
    return this.send("getSleepers", {}, wireSleepersSchema);
  }

  /** Stores them in the place of those before. @param saved with the customer's consent */
  save(saved: { readonly sleepers: readonly Sleeper[]; readonly consent: true }): Promise<WireSleepers> {
    return this.send("saveSleepers", saved, wireSleepersSchema);
  }

  async remove(): Promise<void> {
    await this.send("removeSleepers", {}, z.unknown());
  }
}
