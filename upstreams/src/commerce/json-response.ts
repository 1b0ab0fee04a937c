/** An answer with a JSON body. */
export function jsonResponse(body: unknown, status = 200): Response {
  return jsonTextResponse(JSON.stringify(body), status);
}

/** As `jsonResponse`, for a body that is written already. */
export function jsonTextResponse(text: string, status = 200): Response {
  return new Response(text, { status, headers: { "content-type": "application/json; charset=utf-8" } });
}

/** An error in SCAYLE's form. */
export function errorResponse(status: number, message: string): Response {
  return jsonResponse({ code: status, message }, status);
}
