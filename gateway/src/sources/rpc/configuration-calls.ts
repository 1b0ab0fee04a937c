import type { RoomConfiguration } from "@warmeland/schema/rules/room-configuration.ts";
import * as z from "zod/mini";
import type { AskRpc } from "./ask-rpc.ts";
import { type WireConfiguration, wireConfigurationSchema, wireConfigurationsSchema } from "./wire-configuration.ts";

/**
 * The procedures of furnished rooms, of the session's customer or else of the visitor that `visitorKey` names. Every method throws
 * UpstreamError, as those of RpcSource.
 */
export class ConfigurationCalls {
  private readonly ask: AskRpc;

  constructor(ask: AskRpc) {
    this.ask = ask;
  }

  /** Those the asker made, the last changed first. */
  async list(visitorKey: string | undefined): Promise<WireConfiguration[]> {
    return (await this.ask("getConfigurations", { visitorKey }, wireConfigurationsSchema)).configurations;
  }

  /** One, for whoever knows its id. */
  get(id: string, visitorKey: string | undefined): Promise<WireConfiguration> {
    return this.ask("getConfiguration", { id, visitorKey }, wireConfigurationSchema);
  }

  /** Keeps one; without `id` it is a new one. The same key and configuration again are kept once. */
  save(
    { room, products }: RoomConfiguration,
    { id, visitorKey, idempotencyKey }: { id: string | undefined; visitorKey: string; idempotencyKey: string },
  ): Promise<WireConfiguration> {
    const headers = { "idempotency-key": idempotencyKey };
    return this.ask("saveConfiguration", { id, room, products, visitorKey }, wireConfigurationSchema, { headers });
  }

  async remove(id: string, visitorKey: string | undefined): Promise<void> {
    await this.ask("deleteConfiguration", { id, visitorKey }, z.unknown());
  }
}
