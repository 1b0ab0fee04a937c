import { type ApolloClient, ServerError, type ApolloLink } from "@apollo/client";
import type { Site } from "#app/locale/site.ts";
import { createClient } from "./create-client.ts";
import type { GatewayCall } from "./send-persisted.ts";
import { createGatewayLink } from "./gateway-link.ts";
import { inOrder } from "./in-order.ts";

const address = "/graphql";

/**
 * The client of this tab.
 * @param site whose pages this tab shows
 */
export function createBrowserClient(site: Site): ApolloClient {
  const execute = async (call: GatewayCall): Promise<ApolloLink.Result> => {
    const response = await (call.isMutation ? afterFirstWrite(() => send(call, site)) : send(call, site));
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    if (!isJson)
      throw new ServerError(`The gateway responded with ${response.status}.`, {
        response,
        bodyText: await response.text(),
      });
    return (await response.json()) as ApolloLink.Result;
  };
  const sendInOrder = inOrder(execute);
  return createClient(createGatewayLink((call) => (call.cacheable ? execute(call) : sendInOrder(call))));
}

function send({ body, cacheable, signal }: GatewayCall, { shop, preview }: Site): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json", "x-shop": shop.code };
  if (preview) headers["x-story-preview"] = preview.signed;
  if (!cacheable || preview) {
    headers["content-type"] = "application/json";
    return fetch(address, { method: "POST", headers, body: JSON.stringify(body), signal });
  }
  // A form cannot send this header, which is how the gateway knows that the GET is ours.
  headers["x-graphql-yoga-csrf"] = "1";
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(body))
    query.set(key, typeof value === "string" ? value : JSON.stringify(value));
  return fetch(`${address}?${query}`, { headers, credentials: "omit", signal });
}

let hasVisitor = false;

/** The first write makes the visitor's cookie; two tabs writing at once would make two visitors (docs/rules.md#visitor-cookie). */
async function afterFirstWrite(write: () => Promise<Response>): Promise<Response> {
  if (hasVisitor || !("locks" in navigator)) return write();
  return navigator.locks.request("warmeland-first-write", async () => {
    const response = await write();
    hasVisitor ||= response.ok;
    return response;
  });
}
