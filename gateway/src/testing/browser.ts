import type { SendOptions, GraphqlClient, GraphqlResult } from "./graphql-client.ts";

/** A client that keeps its cookies, as a browser does. */
export interface Browser extends GraphqlClient {
  /** Cookies by name, with their attributes as they were set last. */
  readonly cookies: ReadonlyMap<string, { readonly value: string; readonly attributes: string }>;
}

/** Opens a browser without cookies before a gateway. */
export function openBrowser(client: GraphqlClient): Browser {
  const cookies = new Map<string, { value: string; attributes: string }>();
  return {
    cookies,
    send: async <Data>(query: string | undefined, send: SendOptions = {}): Promise<GraphqlResult<Data>> => {
      const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
      const result = await client.send<Data>(query, {
        ...send,
        headers: { ...(cookie && { cookie }), ...send.headers },
      });
      for (const line of result.headers.getSetCookie()) {
        const [, name = "", value = "", attributes = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
        if (/Max-Age=0\b/.test(attributes)) cookies.delete(name);
        else cookies.set(name, { value, attributes });
      }
      return result;
    },
  };
}
