import type { ApolloClient } from "@apollo/client";

/** Drops what the tab knew of whoever looked before, and asks anew who is looking and what they have. */
export async function forgetCustomer(client: ApolloClient): Promise<void> {
  for (const fieldName of ["checkout", "order"]) client.cache.evict({ id: "ROOT_QUERY", fieldName });
  await client.refetchQueries({ include: ["Visitor"] });
}
