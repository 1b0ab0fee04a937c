import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountRequired, AddressNotFound, NotSignedIn, ProfileNotSaved } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { keepAddresses } from "./address-book.ts";
import { savedAddressId } from "./saved-address.ts";
import { accountOf } from "#gateway/account/own-customer.ts";
import { viewerPayload } from "#gateway/account/viewer-payload.ts";

const RemoveAddressInput = builder.inputType("RemoveAddressInput", {
  description: "The address to remove.",
  fields: (t) => ({ id: t.id({ required: true, description: "`SavedAddress.id`." }) }),
});

builder.mutationField("removeAddress", (t) =>
  t.field({
    type: viewerPayload("RemoveAddressPayload", "The address is removed."),
    description: "Removes an address from the customer's address book; orders keep theirs.",
    errors: { types: [AddressNotFound, ProfileNotSaved, NotSignedIn, AccountRequired, TooManyAttempts] },
    args: { input: t.arg({ type: RemoveAddressInput, required: true, description: "Which address." }) },
    resolve: async (_root, { input }, context) => {
      const viewer = await accountOf(context);
      const id = savedAddressId(input.id);
      if (id === null) throw new AddressNotFound();
      const refusals = { unreadable: AddressNotFound, 404: AddressNotFound, otherwise: ProfileNotSaved };
      const { addresses } = await refusing(context, refusals, () => context.sources.rpc.account.removeAddress(id));
      keepAddresses(context, addresses);
      return { viewer };
    },
  }),
);
