import { shipPackage } from "#upstreams/rpc/shipments/ship-package.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { neededOption, textOption, wholeNumber, word } from "../read-option.ts";
import { neededOrder } from "./needed-order.ts";

/** Marks a package as sent; the customer gets a mail, and a payment that was only promised is taken. */
export const shipOrder: ConsoleCommand = {
  usage: "NUMBER --carrier NAME --tracking CODE [--url ADDRESS] [--package N]",
  summary: "a package has left (the first one unless N is given); the customer gets a mail",
  words: 1,
  options: {
    carrier: { type: "string" },
    tracking: { type: "string" },
    url: { type: "string" },
    package: { type: "string" },
  },
  run: async (services, call) => {
    const order = await neededOrder(services, word(call));
    const trackingUrl = textOption(call, "url") ?? null;
    if (trackingUrl !== null && !/^https?:\/\/\S+$/.test(trackingUrl))
      throw new ConsoleError("--url must begin with https://");
    const packageId = wholeNumber(textOption(call, "package") ?? "1", "--package", 1);
    await shipPackage(services, {
      orderId: order.orderId,
      packageId,
      carrier: neededOption(call, "carrier"),
      trackingCode: neededOption(call, "tracking"),
      trackingUrl,
    });
    return { done: `Package ${packageId} of ${order.orderNumber} has left.` };
  },
};
