import { invalidInput, Problem } from "./problem.ts";

const maxBytes = 65_536;

/**
 * Reads `{"payload": …}`; a body without a payload has an empty one.
 * @throws Problem 400 for what is not such a body, 413 beyond 64 kB, 415 for another content type
 */
export async function readPayload(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (type && !/^application\/([\w.-]+\+)?json\b/i.test(type)) throw new Problem(415, "not-json", "The body must be application/json");
  const text = await readText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalidInput([], "The body is not valid JSON");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalidInput([], 'The body must be an object with a "payload"');
  return (Object.hasOwn(body, "payload") ? (body as { payload: unknown }).payload : undefined) ?? {};
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // counted while it arrives, so that an endless body ends at the limit
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Problem(413, "body-too-large", "The body is larger than 64 kB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
