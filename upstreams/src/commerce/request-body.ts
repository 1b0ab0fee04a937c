import { readText } from "@warmeland/schema/process/read-text.ts";
import { unstorablePath } from "@warmeland/schema/rules/storable-text.ts";

import { CommerceError } from "./commerce-error.ts";

const largestBody = 64 * 1024;
/** Of a call with several items: 200 of them with 2 kB of each kind of data have room. */
export const largestBatch = 1024 * 1024;

/**
 * Reads a JSON body of what is to be stored, of at most 64 kB unless said otherwise; reading stops at the limit.
 * @param largest in bytes
 * @throws CommerceError 400 for a larger body, one that is not JSON, or one with a text or key that cannot be stored
 */
export async function readJsonBody(request: Request, largest = largestBody): Promise<unknown> {
  const body = await readAnyJson(request, largest);
  const path = unstorablePath(body);
  if (path) throw new CommerceError(400, `${["body", ...path].join(".")}: holds characters that cannot be stored`);
  return body;
}

/**
 * Reads a JSON body whatever texts it holds.
 * @param largest in bytes
 * @throws CommerceError 400 for a larger body, or one that is not JSON
 */
export async function readAnyJson(request: Request, largest = largestBody): Promise<unknown> {
  const text = await readText(request, largest);
  if (text === undefined) throw new CommerceError(400, `The body is larger than ${largest / 1024} kB`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommerceError(400, "The body is not JSON");
  }
}
