/** A response with a JSON body. */
export function jsonResponse(body: unknown, status = 200): Response {
  return jsonTextResponse(JSON.stringify(body), status);
}

/** As `jsonResponse`, for a body that is written already. A caller in the same process that reads the text gets that very text. */
export function jsonTextResponse(text: string, status = 200): Response {
  const response = new Response(text, { status, headers: { "content-type": "application/json; charset=utf-8" } });
  // listings and baskets are long: turned into bytes and back they would cost more than to write
  return Object.defineProperty(response, "text", { value: () => Promise.resolve(text) });
}

/** A response whose text is written only when somebody reads it as text or bytes. */
export interface JsonValue {
  /** What it says, made when it is read. Responses may share it or parts of it: it is read and never changed. */
  value: () => unknown;
  /** About how many bytes of the value's are not the response's alone, for who caches it; such a response may not be cached as a value when left out. */
  weight?: () => number;
  text: () => string;
}

/** As `jsonTextResponse`; in the same process `json()` gets the value itself. */
export function jsonValueResponse({ value, weight, text }: JsonValue, status = 200): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        controller.enqueue(new TextEncoder().encode(text()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, { status, headers: { "content-type": "application/json; charset=utf-8" } });
  return Object.defineProperties(response, {
    json: { value: () => Promise.resolve(value()) },
    text: { value: () => Promise.resolve(text()) },
    ...(weight && { weight: { get: weight } }),
  });
}

/** An error in SCAYLE's form. */
export function errorResponse(status: number, message: string): Response {
  return jsonResponse({ code: status, message }, status);
}
