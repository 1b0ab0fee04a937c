import type { Services } from "#upstreams/rpc/services.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { word } from "../read-option.ts";

/** Ends a voucher; orders that used it keep their discount. */
export const disableVoucher: ConsoleCommand = {
  usage: "CODE",
  summary: "a voucher is not taken any more",
  words: 1,
  run: (services, call) => switchVoucher(services, word(call), false),
};

/** Lets a voucher be used again. */
export const enableVoucher: ConsoleCommand = {
  usage: "CODE",
  summary: "a voucher is taken again",
  words: 1,
  run: (services, call) => switchVoucher(services, word(call), true),
};

async function switchVoucher({ db }: Services, code: string, isActive: boolean) {
  const changed = await db
    .updateTable("voucher")
    .set({ is_active: isActive })
    .where("code", "=", code.toUpperCase())
    .returning("code")
    .executeTakeFirst();
  if (!changed) throw new ConsoleError(`There is no voucher ${code}`);
  return { done: `Voucher ${changed.code} is ${isActive ? "taken again" : "not taken any more"}.` };
}
