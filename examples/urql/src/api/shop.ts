/** Where the API is. */
export const endpoint = `${import.meta.env.VITE_SHOP_URL ?? "http://localhost:3000"}/graphql`;

/** How every request is sent: with the client's name, and without cookies, since what the shop knows a visitor by is the token. */
export function requestOf(
  visitor: string | undefined,
): Omit<RequestInit, "headers"> & { readonly headers: Record<string, string> } {
  return {
    credentials: "omit",
    headers: { "x-client": "example-urql/1.0", ...(visitor && { "x-visitor": visitor }) },
  };
}

/** By which the shop has a document that is registered. */
export function hashOf(document: object): string {
  return (document as { __meta__: { hash: string } }).__meta__.hash;
}
