import { builder } from "#gateway/builder.ts";
import { loadAddresses } from "./address-book.ts";
import { SavedAddressRef } from "./saved-address.ts";
import { CustomerRef } from "#gateway/account/customer.ts";
import { ownAccount } from "#gateway/account/own-customer.ts";

builder.objectField(CustomerRef, "addresses", (t) =>
  t.field({
    type: [SavedAddressRef],
    description: "The customer's address book; empty when nothing was saved.",
    resolve: ownAccount((_customer, context) => loadAddresses(context)),
  }),
);
