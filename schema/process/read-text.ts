/**
 * Reads a request's body as text, no further than the limit.
 * @param largest in bytes
 * @returns undefined for a larger body
 */
export async function readText(request: Request, largest: number): Promise<string | undefined> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > largest) return undefined;
  // no more comes than was announced, and a caller in the same process has its text at hand
  if (announced !== null || Object.hasOwn(request, "text")) {
    const text = await request.text();
    return Buffer.byteLength(text) > largest ? undefined : text;
  }
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
