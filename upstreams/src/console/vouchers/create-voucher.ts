import { importPromotions, PromotionImportError } from "#upstreams/commerce/promotions/file/import-promotions.ts";

import { ConsoleError, type ConsoleArguments, type ConsoleCommand } from "../console-command.ts";
import { centsOf, textOption, wholeNumber, word } from "../read-option.ts";

/** Makes a voucher, which a later import of a file of promotions leaves alone. */
export const createVoucher: ConsoleCommand = {
  usage:
    "CODE (--percent N | --amount EUROS) [--from DATE] [--to DATE] [--minimum EUROS] [--limit N] [--per-customer N] [--first-order] [--name TEXT]",
  summary: "a new voucher for the Dutch shop",
  words: 1,
  options: {
    percent: { type: "string" },
    amount: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    minimum: { type: "string" },
    limit: { type: "string" },
    "per-customer": { type: "string" },
    "first-order": { type: "boolean" },
    name: { type: "string" },
  },
  run: async ({ db }, call) => {
    const code = word(call).toUpperCase();
    const existing = await db.selectFrom("voucher").select("code").where("code", "=", code).executeTakeFirst();
    if (existing) throw new ConsoleError(`There is a voucher ${code} already`);
    const minimum = textOption(call, "minimum");
    const line = {
      type: "voucher",
      code,
      name: { nl: textOption(call, "name") ?? `Kortingscode ${code}` },
      discount: discountOf(call),
      shops: ["nl-NL"],
      ...(textOption(call, "from") && { from: textOption(call, "from") }),
      ...(textOption(call, "to") && { to: textOption(call, "to") }),
      ...(minimum !== undefined && { minOrderCents: { nl: centsOf(minimum, "--minimum") } }),
      ...limit(call, "limit", "limit"),
      ...limit(call, "per-customer", "limitPerCustomer"),
      ...(call.options["first-order"] === true && { firstOrderOnly: true }),
    };
    try {
      await importPromotions({ db, lines: [JSON.stringify(line)], full: false });
    } catch (error) {
      if (error instanceof PromotionImportError)
        throw new ConsoleError(error.faults.map(({ path, reason }) => `${path}: ${reason}`).join("\n"));
      throw error;
    }
    await db.updateTable("voucher").set({ is_of_file: false }).where("code", "=", code).execute();
    return { done: `Voucher ${code} can be used.` };
  },
};

function discountOf(call: ConsoleArguments): { percent: number } | { cents: { nl: number } } {
  const [percent, amount] = [textOption(call, "percent"), textOption(call, "amount")];
  if ((percent === undefined) === (amount === undefined)) throw new ConsoleError("Give either --percent or --amount");
  return percent === undefined
    ? { cents: { nl: centsOf(amount!, "--amount") } }
    : { percent: wholeNumber(percent, "--percent", 1) };
}

function limit(call: ConsoleArguments, option: string, member: string): Record<string, number> {
  const text = textOption(call, option);
  return text === undefined ? {} : { [member]: wholeNumber(text, `--${option}`, 1) };
}
