import { encodeGlobalID } from "@pothos/plugin-relay";
import { addressSchema } from "@warmeland/schema/rules/account/address.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import type { WireUser } from "#gateway/sources/rpc/wire-user.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import {
  AccountRequired,
  AddressNotFound,
  NotSignedIn,
  ProfileNotSaved,
  TooManyAddresses,
} from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { AddressInput } from "./address.ts";
import { keepAddresses } from "./address-book.ts";
import { savedAddressId } from "./saved-address.ts";
import { CustomerRef } from "#gateway/account/customer.ts";
import { accountOf } from "#gateway/account/own-customer.ts";

const SaveAddressInput = builder.inputType("SaveAddressInput", {
  description: "An address for the address book.",
  fields: (t) => ({
    id: t.id({ description: "`SavedAddress.id` of the one to change; left out for a new one." }),
    address: t.field({ type: AddressInput, required: true, description: "The whole address." }),
    isDefaultShipping: t.boolean({
      description: "Whether to make it the default delivery address; unchanged when left out.",
    }),
    isDefaultBilling: t.boolean({
      description: "Whether to make it the default billing address; unchanged when left out.",
    }),
  }),
});

const SaveAddressPayloadRef = builder
  .objectRef<{ readonly viewer: WireUser; readonly savedId: string | null }>("SaveAddressPayload")
  .implement({
    description: "The address is in the address book.",
    fields: (t) => ({
      viewer: t.expose("viewer", { type: CustomerRef, description: "The customer, with the whole address book." }),
      savedId: t.id({
        nullable: true,
        description: "`SavedAddress.id` of the address that was saved.",
        resolve: ({ savedId }) => savedId && encodeGlobalID("SavedAddress", savedId),
      }),
    }),
  });

builder.mutationField("saveAddress", (t) =>
  t.field({
    type: SaveAddressPayloadRef,
    description: "Adds an address to the customer's address book, or changes one.",
    errors: {
      types: [
        AddressNotFound,
        TooManyAddresses,
        ProfileNotSaved,
        NotSignedIn,
        AccountRequired,
        InvalidInput,
        TooManyAttempts,
      ],
    },
    args: { input: t.arg({ type: SaveAddressInput, required: true, description: "The address." }) },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(addressSchema, input.address);
      if (!data) throw invalidInput(context, problems);
      const viewer = await accountOf(context);
      const id = input.id == null ? undefined : savedAddressId(input.id);
      if (id === null) throw new AddressNotFound();
      const refusals = { 404: AddressNotFound, 409: TooManyAddresses, otherwise: ProfileNotSaved };
      const { addresses, savedId } = await refusing(context, refusals, () =>
        context.sources.rpc.account.saveAddress({
          ...(id !== undefined && { id }),
          address: data,
          isDefaultShipping: input.isDefaultShipping ?? undefined,
          isDefaultBilling: input.isDefaultBilling ?? undefined,
        }),
      );
      keepAddresses(context, addresses);
      return { viewer, savedId: savedId ?? null };
    },
  }),
);
