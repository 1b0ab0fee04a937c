import type { IncomingMessage, ServerResponse } from "node:http";

/** How long the rest of a body may go on coming in, unread. */
const restMs = 1000;

/** Responds with 413, as a GraphQL error, and ends the connection. */
export function refuseBody(incoming: IncomingMessage, outgoing: ServerResponse, largest: number): void {
  const fault = {
    message: `A request has at most ${largest / 1024} kB.`,
    extensions: { code: "LIMIT_EXCEEDED", retryable: false },
  };
  const text = JSON.stringify({ errors: [fault] });
  outgoing.writeHead(413, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    connection: "close",
  });
  outgoing.write(text);
  // closed at once, the connection would be reset before the client has read why
  const end = (): void => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, restMs);
  incoming.once("end", end).once("close", end).resume();
}
