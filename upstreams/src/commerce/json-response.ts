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

/** An error in SCAYLE's form. */
export function errorResponse(status: number, message: string): Response {
  return jsonResponse({ code: status, message }, status);
}
