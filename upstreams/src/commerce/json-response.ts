/** An answer with a JSON body. */
export function jsonResponse(body: unknown, status = 200): Response {
  return jsonTextResponse(JSON.stringify(body), status);
}

/** As `jsonResponse`, for a body that is written already. Who runs in the same process and asks for the text gets that very text. */
export function jsonTextResponse(text: string, status = 200): Response {
  const response = new Response(text, { status, headers: { "content-type": "application/json; charset=utf-8" } });
  // listings and baskets are long: turned into bytes and back they would cost more than to write
  return Object.defineProperty(response, "text", { value: () => Promise.resolve(text) });
}

/**
 * As `jsonTextResponse`, for a body that is written only when somebody reads it as text or bytes. Who runs in the same process and asks for what it
 * says (`json()`) gets the value itself, which answers may share: it is read and never changed.
 */
export function jsonValueResponse(value: () => unknown, text: () => string, status = 200): Response {
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
  });
}

/** An error in SCAYLE's form. */
export function errorResponse(status: number, message: string): Response {
  return jsonResponse({ code: status, message }, status);
}
