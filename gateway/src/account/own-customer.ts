import type { GatewayContext } from "#gateway/context.ts";
import { fault } from "#gateway/errors/faults.ts";
import type { WireUser } from "#gateway/sources/rpc/wire-user.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { AccountRequired, NotSignedIn } from "./account-errors.ts";

/**
 * A resolver for a field of Customer that shows it to that customer alone, whichever way of the graph led there.
 * @throws FORBIDDEN for anybody else
 */
export function own<Value>(read: (customer: WireUser, context: GatewayContext) => Value | Promise<Value>) {
  return async (customer: WireUser, _args: object, context: GatewayContext): Promise<Value> => {
    const viewer = await loadViewer(context);
    if (viewer === null || String(viewer.id) !== String(customer.id))
      throw fault("FORBIDDEN", "A customer is shown to themselves only.");
    return read(customer, context);
  };
}

/**
 * The same for what only an account has; a guest is refused (docs/rules.md#kinds-of-customer).
 * @param instead a sentence on what a guest uses in its place
 */
export function ownAccount<Value>(
  read: (customer: WireUser, context: GatewayContext) => Value | Promise<Value>,
  instead?: string,
) {
  return own((customer, context) => {
    if (customer.status.isGuestCustomer)
      throw fault("FORBIDDEN", ["Somebody who orders as a guest has no account.", instead].filter(Boolean).join(" "));
    return read(customer, context);
  });
}

/**
 * The customer whose account a mutation is about.
 * @throws NotSignedIn without a live session, AccountRequired for a guest's
 */
export async function accountOf(context: GatewayContext): Promise<WireUser> {
  const viewer = await loadViewer(context);
  if (viewer === null) throw new NotSignedIn();
  if (viewer.status.isGuestCustomer) throw new AccountRequired();
  return viewer;
}
