import { builder } from "#gateway/builder.ts";
import type { WireUser } from "#gateway/sources/rpc/wire-user.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { CustomerTypeRef, customerTypeOf } from "./customer-type.ts";
import { genderOf, GenderRef } from "./gender.ts";
import { own, ownAccount } from "./own-customer.ts";

export const CustomerRef = builder.objectRef<WireUser>("Customer");

builder.node(CustomerRef, {
  description: "The person behind the session. A customer sees only themselves, whichever field leads here.",
  id: { resolve: (customer) => String(customer.id), description: "Global id of the customer." },
  loadOne: async (id, context) => {
    const viewer = await loadViewer(context);
    return viewer && String(viewer.id) === id ? viewer : null;
  },
  fields: (t) => ({
    number: t.string({
      description: "Customer number as shown to customers.",
      resolve: own((customer) => String(customer.id)),
    }),
    email: t.string({ description: "E-mail address, lower case.", resolve: own((customer) => customer.email) }),
    isEmailConfirmed: t.boolean({
      description: "Whether the customer has proved that the e-mail address is theirs.",
      resolve: own((customer) => customer.emailVerified ?? true),
    }),
    firstName: t.string({ description: "First name.", resolve: own((customer) => customer.first_name) }),
    lastName: t.string({ description: "Last name, with its prefix.", resolve: own((customer) => customer.last_name) }),
    phone: t.string({
      nullable: true,
      description: "Telephone number, null when none was given.",
      resolve: own((customer) => customer.phone ?? null),
    }),
    birthDate: t.field({
      type: "Date",
      nullable: true,
      description: "Birth date, null when none was given.",
      resolve: own((customer) => customer.birth_date ?? null),
    }),
    gender: t.field({
      type: GenderRef,
      description: "How the customer wants to be addressed.",
      resolve: own((customer) => genderOf(customer.gender)),
    }),
    isGuest: t.boolean({
      description: "Whether the customer orders as a guest, without an account.",
      resolve: own((customer) => customer.status.isGuestCustomer),
    }),
    type: t.field({
      type: CustomerTypeRef,
      description: "What kind of customer this is.",
      resolve: own(customerTypeOf),
    }),
    newsletter: t.boolean({
      description: "Whether the customer gets the newsletter.",
      resolve: ownAccount((customer) => customer.newsletter ?? false),
    }),
    birthdayVoucher: t.boolean({
      description: "Whether the customer wants a voucher on their birthday.",
      resolve: ownAccount((customer) => customer.birthdayVoucher ?? false),
    }),
    createdAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the account was made, null when that is not known.",
      resolve: ownAccount((customer) => customer.createdAt ?? null),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: CustomerRef,
    nullable: true,
    description: "The customer of the request; null for an anonymous visitor and for a session that has ended.",
    resolve: (_root, _args, context, info) => loadViewer(context, info),
  }),
);
