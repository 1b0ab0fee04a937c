import type { WireAddress } from "#gateway/sources/rpc/wire-checkout.ts";
import type { WireOrderAddress } from "#gateway/sources/rpc/wire-order.ts";

/** An address of an order in the form of the checkout's. */
export function addressOfOrder(address: WireOrderAddress): WireAddress {
  const { recipient, additional, ...rest } = address;
  return { ...rest, ...recipient, addition: additional };
}
