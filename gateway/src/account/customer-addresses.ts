import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request-loader.ts";
import type { WireSavedAddress } from "#gateway/sources/rpc/wire-account.ts";
import { AddressRef } from "./address.ts";
import { CustomerRef } from "./customer.ts";
import { ownAccount } from "./own-customer.ts";

const bySession = requestLoader<string, WireSavedAddress[]>(async (tokens, context) => {
  const { addresses } = await context.sources.rpc.account.getAddresses();
  return tokens.map(() => addresses);
}, {});

/** Remembers the address book as a write left it, so that the same request need not ask for it. */
export function keepAddresses(context: GatewayContext, addresses: WireSavedAddress[]): void {
  const token = context.session.token ?? "";
  bySession(context).clear(token).prime(token, addresses);
}

builder.objectField(CustomerRef, "addresses", (t) =>
  t.field({
    type: [AddressRef],
    description: "The customer's address book; empty when nothing was saved.",
    resolve: ownAccount((_customer, context) => bySession(context).load(context.session.token ?? "")),
  }),
);
