import { emailAddress, gender, personName } from "@warmeland/schema/rules/field-rules.ts";
import * as z from "zod/mini";

import { toWireUser } from "#upstreams/rpc/customers/customer.ts";
import { beginGuestSession } from "#upstreams/rpc/customers/guest.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/**
 * Opens a session for somebody who orders without an account: token and user; 409 when the address has an account. That is counted as the
 * look-up of an order is, for the visitor and for the address, so that nobody finds out in numbers who has one.
 */
export const guestLogin = procedure({
  payload: z.object({ first_name: personName(), last_name: personName(), email: emailAddress(), gender: gender() }),
  run: async (call, guest) => {
    const tried = { visitor: await call.visitor(), sought: guest.email, clientAddress: call.clientAddress };
    const { token, customer } = await call.services.limits.counted("guestLogin", tried, () =>
      beginGuestSession(call, guest),
    );
    return { token, user: toWireUser(customer) };
  },
});
