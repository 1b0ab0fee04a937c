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

/** Reads the answer of an upstream in the same process, which has its text at hand and sends no more than it means to. */
export function readLocalText(_upstream: UpstreamName, response: Response): Promise<string> {
  return response.text();
}

/** The JSON of an answer; null for an empty one, its text when it does not say it is JSON. */
export function parsedBody(response: Response, text: string): unknown {
  if (text === "") return null;
  return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}

/** As `parsedBody`, but the text of JSON that does not parse: the page of a proxy must not hide a failing status. */
export function readableBody(response: Response, text: string): unknown {
  try {
    return parsedBody(response, text);
  } catch {
    return text;
  }
}
