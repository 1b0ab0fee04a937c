import type { RoomConfiguration } from "@warmeland/schema/rules/room-configuration.ts";
import * as z from "zod/mini";
import type { SendRpc } from "./send-rpc.ts";
import { type WireConfiguration, wireConfigurationSchema, wireConfigurationsSchema } from "./wire-configuration.ts";

/**
 * The procedures of furnished rooms, of the session's customer or else of the visitor that `visitorKey` names. Every method throws
 * UpstreamError, as those of RpcSource.
 */
export class ConfigurationCalls {
  private readonly send: SendRpc;

  constructor(send: SendRpc) {
    this.send = send;
  }

  /** Those the caller made, the last changed first. */
  async list(visitorKey: string | undefined): Promise<WireConfiguration[]> {
    return (await this.send("getConfigurations", { visitorKey }, wireConfigurationsSchema)).configurations;
  }

  /** One, for whoever knows its id. */
  get(id: string, visitorKey: string | undefined): Promise<WireConfiguration> {
    return this.send("getConfiguration", { id, visitorKey }, wireConfigurationSchema);
  }

  /** Stores one; without `id` it is a new one. The same key and configuration again are stored once. */
  save(
    { room, products }: RoomConfiguration,
    { id, visitorKey, idempotencyKey }: { id: string | undefined; visitorKey: string; idempotencyKey: string },
  ): Promise<WireConfiguration> {
    const headers = { "idempotency-key": idempotencyKey };
    return this.send("saveConfiguration", { id, room, products, visitorKey }, wireConfigurationSchema, { headers });
  }

  async remove(id: string, visitorKey: string | undefined): Promise<void> {
    await this.send("deleteConfiguration", { id, visitorKey }, z.unknown());
  }
}
