import { defaultShop } from "@warmeland/schema/rules/shops.ts";

import type { Services } from "#upstreams/rpc/services.ts";

import { ConsoleError, type ConsoleArguments, type ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";
import { centsOf, neededOption, textOption, word } from "../read-option.ts";

/** Ways of payment a consumer may be asked a fee for. */
const chargeable = ["paypal", "klarna", "in3"];
const mostCents = 100_000;

interface Charge {
  kind: "service" | "payment" | "delivery_reduction";
  paymentMethod?: string | undefined;
  minOrderCents?: number;
}

/** Asks a fee for every order of the Dutch shop, or for those paid in one way; baskets and checkouts show it from then on. */
export const setFee: ConsoleCommand = {
  usage: "KEY --amount EUROS --name TEXT [--payment METHOD]",
  summary: "a service fee, or one for a way of payment, with VAT; the same key again changes it",
  words: 1,
  options: { amount: { type: "string" }, name: { type: "string" }, payment: { type: "string" } },
  run: (services, call) => {
    const paymentMethod = textOption(call, "payment");
    if (paymentMethod !== undefined && !chargeable.includes(paymentMethod)) {
      throw new ConsoleError(
        `The law forbids a fee for ${paymentMethod}: consumers pay nothing for using cards, SEPA transfers (iDEAL) and direct debits ` +
          `(PSD2 art. 62(4), art. 7:520b BW). Possible are ${chargeable.join(", ")}`,
      );
    }
    return set(services, call, paymentMethod === undefined ? { kind: "service" } : { kind: "payment", paymentMethod });
  },
};

/** Takes an amount off the delivery of the Dutch shop, from a value of goods on. */
export const setDeliveryReduction: ConsoleCommand = {
  usage: "KEY --amount EUROS --name TEXT [--from EUROS]",
  summary: "takes an amount off delivery, from a value of goods on; the largest one counts",
  words: 1,
  options: { amount: { type: "string" }, name: { type: "string" }, from: { type: "string" } },
  run: (services, call) => {
    const from = textOption(call, "from");
    return set(services, call, {
      kind: "delivery_reduction",
      minOrderCents: from === undefined ? 0 : centsOf(from, "--from"),
    });
  },
};

async function set({ db }: Services, call: ConsoleArguments, { kind, paymentMethod, minOrderCents = 0 }: Charge) {
  const key = word(call).toLowerCase();
  if (!/^[a-z0-9][a-z0-9_-]{0,39}$/.test(key))
    throw new ConsoleError("KEY must be 1 to 40 letters, digits, hyphens or underscores");
  const cents = centsOf(neededOption(call, "amount"), "--amount");
  if (cents < 1 || cents > mostCents) throw new ConsoleError(`--amount must be from 0.01 to ${mostCents / 100}`);
  const charge = {
    kind,
    payment_method: paymentMethod ?? null,
    name: JSON.stringify({ nl: neededOption(call, "name") }),
    cents,
    min_order_cents: minOrderCents,
  };
  await db
    .insertInto("shop_charge")
    .values({ shop_id: defaultShop.shopId, charge_key: key, ...charge })
    .onConflict((conflict) => conflict.columns(["shop_id", "charge_key"]).doUpdateSet(charge))
    .execute();
  return {
    done: `${key} is ${kind === "delivery_reduction" ? "taken off delivery" : "asked"}: ${euros(cents)} with VAT.`,
  };
}
