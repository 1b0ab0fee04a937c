import { randomBytes } from "node:crypto";

import { sql } from "kysely";

import { printSecret } from "#upstreams/webhooks/webhook-signature.ts";

import type { ConsoleCommand } from "../console-command.ts";
import { textOption, wholeNumber } from "../read-option.ts";
import { neededEndpoint } from "./endpoint-of.ts";

const hourMs = 3_600_000;

/** Gives a client a new secret, while the old one is still valid. */
export const rotateWebhook: ConsoleCommand = {
  usage: "WEBHOOK [--hours 24]",
  summary: "a new secret, shown once; for so many hours messages are signed with the old one too, 0 for not at all",
  words: 1,
  options: { hours: { type: "string" } },
  run: async ({ db, now }, call) => {
    const { endpointId } = await neededEndpoint(db, call);
    const hours = wholeNumber(textOption(call, "hours") ?? "24", "--hours");
    const secret = randomBytes(32);
    const until = new Date(now().getTime() + hours * hourMs);
    await db
      .updateTable("webhook_endpoint")
      .set({ secret, old_secret: sql`secret`, old_secret_until: until })
      .where("endpoint_id", "=", endpointId)
      .execute();
    return { facts: { webhook: endpointId, secret: printSecret(secret), "old secret until": until.toISOString() } };
  },
};
