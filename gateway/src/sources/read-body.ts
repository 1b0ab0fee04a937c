import type { UpstreamName } from "./call-context.ts";
import { UpstreamError } from "./upstream-error.ts";

const maximumBytes = 5 * 1024 * 1024;

/**
 * Reads an upstream's answer, at most 5 MB of it after decompression.
 * @returns the parsed JSON when the answer says it is JSON, its text otherwise, null for an empty one
 * @throws UpstreamError `too-large`, or `malformed` for JSON that does not parse
 */
export async function readBody(upstream: UpstreamName, response: Response): Promise<{ body: unknown; bytes: number }> {
  const { text, bytes } = await readText(upstream, response);
  if (text === "") return { body: null, bytes };
  if (!response.headers.get("content-type")?.includes("json")) return { body: text, bytes };
  try {
    return { body: JSON.parse(text), bytes };
  } catch (error) {
    // the page of a proxy in front of a failing upstream must not hide the status
    if (!response.ok) return { body: text, bytes };
    throw new UpstreamError(upstream, "malformed", { status: response.status, cause: error });
  }
}

async function readText(upstream: UpstreamName, response: Response): Promise<{ text: string; bytes: number }> {
  if (!response.body) return { text: "", bytes: 0 };
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // leaving the loop cancels the stream, so the rest is never fetched
    if (bytes > maximumBytes) throw new UpstreamError(upstream, "too-large", { status: response.status });
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), bytes };
}
