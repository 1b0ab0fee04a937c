import { builder } from "#gateway/builder.ts";
import type { WireUser } from "#gateway/sources/rpc/wire-user.ts";
import { loadViewer } from "#gateway/viewer.ts";

export const GenderRef = builder.enumType("Gender", {
  description: "How a person wants to be addressed.",
  values: {
    FEMALE: { description: "Mevrouw." },
    MALE: { description: "De heer." },
    NO_CHOICE: { description: "No salutation given." },
  } as const,
});

const CustomerTypeRef = builder.enumType("CustomerType", {
  description: "What kind of customer someone is.",
  values: {
    GUEST: { description: "Orders as a guest, without an account." },
    NEW: { description: "Has an account and no order yet." },
    EXISTING: { description: "Has an account and has ordered before." },
  } as const,
});

export const CustomerRef = builder.objectRef<WireUser>("Customer");

builder.node(CustomerRef, {
  description: "The person behind the session. A customer sees only themselves.",
  id: { resolve: (customer) => String(customer.id), description: "Global id of the customer." },
  loadOne: async (id, context) => {
    const viewer = await loadViewer(context);
    return viewer && String(viewer.id) === id ? viewer : null;
  },
  fields: (t) => ({
    email: t.exposeString("email", { description: "E-mail address, lower case." }),
    firstName: t.exposeString("first_name", { description: "First name." }),
    lastName: t.exposeString("last_name", { description: "Last name, with its prefix." }),
    phone: t.string({
      nullable: true,
      description: "Telephone number, null when none was given.",
      resolve: (customer) => customer.phone ?? null,
    }),
    gender: t.field({
      type: GenderRef,
      description: "How the customer wants to be addressed.",
      resolve: (customer) => genderOf(customer.gender),
    }),
    isGuest: t.boolean({
      description: "Whether the customer orders as a guest, without an account.",
      resolve: (customer) => customer.status.isGuestCustomer,
    }),
    type: t.field({ type: CustomerTypeRef, description: "What kind of customer this is.", resolve: typeOf }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: CustomerRef,
    nullable: true,
    description: "Who asks; null for an anonymous visitor and for a session that has ended.",
    resolve: (_root, _args, context) => loadViewer(context),
  }),
);

/** A salutation as any RPC upstream may write it. */
export function genderOf(gender: string): "FEMALE" | "MALE" | "NO_CHOICE" {
  const letter = gender.charAt(0).toLowerCase();
  if (letter === "f") return "FEMALE";
  return letter === "m" ? "MALE" : "NO_CHOICE";
}

function typeOf(customer: WireUser): "GUEST" | "NEW" | "EXISTING" {
  if (customer.status.isGuestCustomer) return "GUEST";
  return customer.groups.includes("new") ? "NEW" : "EXISTING";
}
