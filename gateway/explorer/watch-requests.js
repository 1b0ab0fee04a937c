// @ts-check
import { identityHeaders, noteIdentity } from "./identity-state.js";

/**
 * One operation that the explorer sent, and what came back.
 * @typedef {object} Exchange
 * @property {string} url
 * @property {Record<string, string>} headers sent with it, by small names
 * @property {{ query: string, variables?: Record<string, unknown>, operationName?: string }} body
 * @property {any} result the response's JSON
 * @property {number} status
 * @property {number | undefined} serverMs what the gateway took, where it says so
 */

/**
 * Sends the explorer's operations with what the panel adds (cost, field names, identity), and tells of each but its reading of the schema.
 * @param {(exchange: Exchange) => void} onExchange
 */
export function watchRequests(onExchange) {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const body = bodyOf(init?.body);
    if (!body) return send(input, init);
    const given = new Headers(init?.headers);
    const identity = identityHeaders();
    const headers = new Headers({ "x-cost": "on", "x-trace-fields": "on", ...identity });
    // what the reader writes into the editor of headers wins
    for (const [name, value] of given) headers.set(name, value);
    // tokens instead of cookies, as an app sends them
    const credentials = identity["x-client"] === undefined ? init?.credentials : "omit";
    const response = await send(input, { ...init, headers, ...(credentials && { credentials }) });
    // a subscription has no end that could be waited for
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (body.operationName !== "IntrospectionQuery" && !isStream)
      void tell(response.clone(), addressOf(input), headers, body, onExchange);
    return response;
  };
}

/** @param {RequestInfo | URL} input */
function addressOf(input) {
  return new URL(input instanceof Request ? input.url : input, location.href).href;
}

/**
 * @param {Response} response
 * @param {string} url
 * @param {Headers} headers
 * @param {Exchange["body"]} body
 * @param {(exchange: Exchange) => void} onExchange
 */
async function tell(response, url, headers, body, onExchange) {
  const result = await response.json().catch(() => undefined);
  if (result === undefined) return;
  noteIdentity(response.headers.get("x-visitor"), result.data);
  const timing = /gateway;dur=([\d.]+)/.exec(response.headers.get("server-timing") ?? "")?.[1];
  onExchange({
    url,
    headers: Object.fromEntries(headers),
    body,
    result,
    status: response.status,
    serverMs: timing === undefined ? undefined : Number(timing),
  });
}

/**
 * @param {unknown} body
 * @returns {Exchange["body"] | undefined} undefined for what is no operation
 */
function bodyOf(body) {
  if (typeof body !== "string") return undefined;
  try {
    const read = JSON.parse(body);
    return typeof read?.query === "string" ? read : undefined;
  } catch {
    return undefined;
  }
}
