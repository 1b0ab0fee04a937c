import { CommerceError } from "./commerce-error.ts";

const largestBody = 64 * 1024;

/**
 * Reads a JSON body of at most 64 kB; reading stops at the limit.
 * @throws CommerceError 400 for a larger body or one that is not JSON
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommerceError(400, "The body is not JSON");
  }
}

async function readText(request: Request): Promise<string> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > largestBody) throw tooLarge();
  // no more comes than was announced, and who asks in the same process has its text at hand
  if (announced !== null || Object.hasOwn(request, "text")) return withinLimit(await request.text());
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function withinLimit(text: string): string {
  if (Buffer.byteLength(text) > largestBody) throw tooLarge();
  return text;
}

function tooLarge(): CommerceError {
  return new CommerceError(400, `The body is larger than ${largestBody / 1024} kB`);
}
