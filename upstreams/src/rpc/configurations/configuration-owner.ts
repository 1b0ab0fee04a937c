import * as z from "zod/mini";

import { notSignedIn } from "../problem.ts";
import type { Call } from "../procedure.ts";

/** Whose configurations a call is about: a customer's, or those of a visitor, guests who order among them. One of the two is null. */
export interface ConfigurationOwner {
  customerId: string | null;
  visitorKey: string | null;
}

/** Names a visitor, as the gateway derives it from the visitor's token; who has a full account's session needs none. */
export const visitorKey = z.optional(z.string().check(z.minLength(8), z.maxLength(200)));

/** The customer of the session, else the visitor; nobody when the call names neither. */
export async function callerOf(call: Call, key: string | undefined): Promise<ConfigurationOwner> {
  const session = await call.session();
  const customerId = session && !session.customer.is_guest ? session.customer.customer_id : null;
  return { customerId, visitorKey: customerId === null ? (key ?? null) : null };
}

/** @throws Problem 401 for a call that names nobody */
export async function ownerOf(call: Call, key: string | undefined): Promise<ConfigurationOwner> {
  const owner = await callerOf(call, key);
  if (owner.customerId === null && owner.visitorKey === null) throw notSignedIn();
  return owner;
}
