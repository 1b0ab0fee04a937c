import { deliverPackage } from "#upstreams/rpc/shipments/deliver-package.ts";

import type { ConsoleCommand } from "../console-command.ts";
import { momentOf, textOption, wholeNumber, word } from "../read-option.ts";
import { neededOrder } from "./needed-order.ts";

/** Marks packages as delivered, which begins the time for withdrawing. */
export const deliverOrder: ConsoleCommand = {
  usage: "NUMBER [--package N] [--at TIME]",
  summary: "packages have arrived (all that are on their way unless N is given)",
  words: 1,
  options: { package: { type: "string" }, at: { type: "string" } },
  run: async (services, call) => {
    const order = await neededOrder(services, word(call));
    const packageId = textOption(call, "package");
    const at = textOption(call, "at");
    await deliverPackage(
      services,
      order.orderId,
      packageId === undefined ? undefined : wholeNumber(packageId, "--package", 1),
      at === undefined ? undefined : momentOf(at, "--at"),
    );
    return { done: `${order.orderNumber} has arrived.` };
  },
};
