import type { UpstreamName } from "./call-context.ts";
import { UpstreamError } from "./upstream-error.ts";

const maximumBytes = 5 * 1024 * 1024;

/**
 * Reads an upstream's response, at most 5 MB of it after decompression.
 * @throws UpstreamError `too-large`
 */
export async function readText(upstream: UpstreamName, response: Response): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // leaving the loop cancels the stream, so the rest is never fetched
    if (bytes > maximumBytes) throw new UpstreamError(upstream, "too-large", { status: response.status });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** What was read of a response: its text, or what it says as a value, which others may hold too. */
export type Body = { readonly text: string } | { readonly value: unknown; readonly weight: number };

/** A response of an upstream in the same process that has what it says at hand. */
interface ValueResponse extends Response {
  /** About how many bytes the value takes up; missing when it may not be cached. */
  readonly weight?: number;
}

/**
 * Reads the response of an upstream in the same process, which has its text at hand and sends no more than it means to. Where it has what the response
 * says at hand too, it is taken as it is.
 * @param isCacheable whether a copy of the response may be cached
 */
export async function readLocal(response: ValueResponse, isCacheable: boolean): Promise<Body> {
  if (!Object.hasOwn(response, "json")) return { text: await response.text() };
  const value: unknown = await response.json();
  if (!isCacheable) return { value, weight: 0 };
  return response.weight === undefined ? { text: await response.text() } : { value, weight: response.weight };
}

/** About how many bytes a body takes up. */
export function weightOf(body: Body): number {
  return "text" in body ? body.text.length : body.weight;
}

/** Whether two bodies certainly say the same. */
export function isSame(one: Body, other: Body): boolean {
  return "text" in one ? "text" in other && one.text === other.text : "value" in other && one.value === other.value;
}

/** The JSON of a response; null for an empty one, its text when it does not say it is JSON. */
export function parsedBody(response: Response, body: Body): unknown {
  if ("value" in body) return body.value;
  if (body.text === "") return null;
  return response.headers.get("content-type")?.includes("json") ? JSON.parse(body.text) : body.text;
}

/** As `parsedBody`, but the text of JSON that does not parse: the page of a proxy must not hide a failing status. */
export function readableBody(response: Response, body: Body): unknown {
  try {
    return parsedBody(response, body);
  } catch {
    return "text" in body ? body.text : null;
  }
}
