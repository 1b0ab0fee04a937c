import type { GraphQLResponse, Variables } from "relay-runtime";

const shop = import.meta.env.VITE_SHOP_URL ?? "http://localhost:3000";

/**
 * Sends a registered document by its hash. No cookie goes along: what the shop knows a visitor by is the token.
 * @throws TypeError when the shop cannot be reached, or does not know this page's origin
 */
export async function send(hash: string, variables: Variables, visitor?: string): Promise<GraphQLResponse> {
  const response = await fetch(`${shop}/graphql`, {
    method: "POST",
    credentials: "omit",
    headers: {
      "content-type": "application/json",
      "x-client": "example-relay/1.0",
      ...(visitor && { "x-visitor": visitor }),
    },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
  });
  return (await response.json()) as GraphQLResponse;
}
