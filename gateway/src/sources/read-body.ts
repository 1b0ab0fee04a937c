import type { UpstreamName } from "./call-context.ts";
import { UpstreamError } from "./upstream-error.ts";

const maximumBytes = 5 * 1024 * 1024;

/**
 * Reads an upstream's answer, at most 5 MB of it after decompression.
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

/** What was read of an answer: its text, or what it says as a value. */
export type Body = { readonly text: string } | { readonly value: unknown };

/**
 * Reads the answer of an upstream in the same process, which has its text at hand and sends no more than it means to. Where it has what the answer
 * says at hand too, it is taken as it is, unless the text is to be kept.
 */
export async function readLocal(response: Response, keepsText: boolean): Promise<Body> {
  return !keepsText && Object.hasOwn(response, "json") ? { value: await response.json() } : { text: await response.text() };
}

/** The JSON of an answer; null for an empty one, its text when it does not say it is JSON. */
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
