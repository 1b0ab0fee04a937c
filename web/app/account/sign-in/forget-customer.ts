import type { ApolloClient } from "@apollo/client";
import { notifySession } from "./session-channel.ts";

/** Drops what the tab knew of whoever looked before, and asks anew who is looking and what they have; the other tabs do so too. */
export async function forgetCustomer(client: ApolloClient): Promise<void> {
  for (const fieldName of ["checkout", "order"]) client.cache.evict({ id: "ROOT_QUERY", fieldName });
  notifySession("signed-in");
  await client.refetchQueries({ include: ["Visitor"] });
}
