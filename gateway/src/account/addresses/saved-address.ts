import { builder } from "#gateway/builder.ts";
import { readGlobalId } from "#gateway/global-id.ts";
import type { WireSavedAddress } from "#gateway/sources/rpc/wire-account.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { loadAddresses } from "./address-book.ts";
import { AddressRef } from "./address.ts";

export const SavedAddressRef = builder.objectRef<WireSavedAddress>("SavedAddress");

builder.node(SavedAddressRef, {
  description: "An address of a customer's address book.",
  interfaces: [AddressRef],
  id: {
    description: "Global id, for `saveAddress` and `removeAddress`. Only its own customer can fetch it.",
    resolve: ({ id }) => id,
  },
  loadOne: async (id, context) => {
    const viewer = await loadViewer(context);
    if (!viewer || viewer.status.isGuestCustomer) return null;
    return (await loadAddresses(context)).find((address) => address.id === id) ?? null;
  },
  fields: (t) => ({
    isDefaultShipping: t.exposeBoolean("isDefaultShipping", {
      description: "Whether it is the default delivery address.",
    }),
    isDefaultBilling: t.exposeBoolean("isDefaultBilling", {
      description: "Whether it is the default billing address.",
    }),
  }),
});

/** The upstream's id of a saved address; null for what is no id of one. */
export function savedAddressId(globalId: string): string | null {
  const read = readGlobalId(globalId);
  return read?.typename === "SavedAddress" ? read.id : null;
}
