import { builder } from "#gateway/builder.ts";
import type { WireUser } from "#gateway/sources/rpc/wire-user.ts";
import { CustomerRef } from "./customer.ts";

/** Makes the payload type of a mutation that changes the customer. */
export function viewerPayload(name: string, description: string) {
  return builder.objectRef<{ readonly viewer: WireUser }>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose("viewer", { type: CustomerRef, description: "The customer as they are now." }),
    }),
  });
}
