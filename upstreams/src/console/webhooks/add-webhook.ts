import { randomBytes } from "node:crypto";

import { addressProblem } from "#upstreams/webhooks/post-webhook.ts";
import { printSecret } from "#upstreams/webhooks/webhook-signature.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { neededOption, word } from "../read-option.ts";

const clientName = /^[a-z][a-z0-9-]{0,39}$/;

/** Registers where a client is told of orders. */
export const addWebhook: ConsoleCommand = {
  usage: "URL --client NAME",
  summary: "tells a client of every status of an order from now on; the secret is shown once",
  words: 1,
  options: { client: { type: "string" } },
  run: async ({ db, now, webhooks }, call) => {
    const url = word(call);
    const client = neededOption(call, "client");
    if (!clientName.test(client)) throw new ConsoleError("--client is a name of lower-case letters, digits and dashes");
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).username !== "")
      throw new ConsoleError("The address must be a URL such as https://client.example/webhooks");
    if (addressProblem(url, webhooks.allowsPrivate) !== undefined)
      throw new ConsoleError(
        "The address must be https and not of a private network: a shop in production sends nowhere else",
      );
    const endpointId = `wh_${randomBytes(9).toString("base64url")}`;
    const secret = randomBytes(32);
    await db
      .insertInto("webhook_endpoint")
      .values({ endpoint_id: endpointId, client, url, secret, created_at: now() })
      .execute();
    return { facts: { webhook: endpointId, client, url, secret: printSecret(secret) } };
  },
};
