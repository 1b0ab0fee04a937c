import { CommerceError } from "./commerce-error.ts";

const largestBody = 64 * 1024;
/** Of a call with several items: 200 of them with 2 kB of each kind of data have room. */
export const largestBatch = 1024 * 1024;

/**
 * Reads a JSON body, of at most 64 kB unless said otherwise; reading stops at the limit.
 * @param largest in bytes
 * @throws CommerceError 400 for a larger body or one that is not JSON
 */
export async function readJsonBody(request: Request, largest = largestBody): Promise<unknown> {
  const text = await readText(request, largest);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommerceError(400, "The body is not JSON");
  }
}

async function readText(request: Request, largest: number): Promise<string> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > largest) throw tooLarge(largest);
  // no more comes than was announced, and who asks in the same process has its text at hand
  if (announced !== null || Object.hasOwn(request, "text")) return withinLimit(await request.text(), largest);
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) throw tooLarge(largest);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function withinLimit(text: string, largest: number): string {
  if (Buffer.byteLength(text) > largest) throw tooLarge(largest);
  return text;
}

function tooLarge(largest: number): CommerceError {
  return new CommerceError(400, `The body is larger than ${largest / 1024} kB`);
}
