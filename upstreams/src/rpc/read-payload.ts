import { readText } from "@warmeland/schema/process/read-text.ts";
import { unstorablePath } from "@warmeland/schema/rules/storable-text.ts";

import { invalidInput, Problem } from "./problem.ts";

/** A photo of a review is the largest payload. */
const maxBytes = 100_000;

/**
 * Reads `{"payload": …}`; a body without a payload has an empty one.
 * @throws Problem 400 for what is not such a body, or holds a text or key that cannot be stored, 413 beyond 100 kB, 415 for another content type
 */
export async function readPayload(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (type && !/^application\/([\w.-]+\+)?json\b/i.test(type))
    throw new Problem(415, "not-json", "The body must be application/json");
  const text = await readText(request, maxBytes);
  if (text === undefined) throw new Problem(413, "body-too-large", "The body is larger than 100 kB");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalidInput([], "The body is not valid JSON");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalidInput([], 'The body must be an object with a "payload"');
  const payload = (Object.hasOwn(body, "payload") ? (body as { payload: unknown }).payload : undefined) ?? {};
  const path = unstorablePath(payload);
  if (path)
    throw invalidInput(
      [{ field: path.join("."), code: "invalid" }],
      "A text or key holds NUL or half a surrogate pair",
    );
  return payload;
}
