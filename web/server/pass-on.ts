import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

interface Passed {
  readonly method: string;
  readonly headers: Headers;
  readonly body: Request["body"];
  readonly signal: AbortSignal;
}

/**
 * Sends a request on and gives the response as it comes, compressed or not: `fetch` would unpack it.
 * @throws Error when there is no response, and when the signal ends the wait
 */
export async function passOn(url: URL, { method, headers, body, signal }: Passed): Promise<Response> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = send(url, { method, headers: Object.fromEntries(headers), signal }, resolve);
    outgoing.on("error", reject);
    if (body) pipeline(Readable.fromWeb(body as ReadableStream), outgoing).catch(reject);
    else outgoing.end();
  });
  const received = new Headers();
  for (let index = 0; index + 1 < response.rawHeaders.length; index += 2)
    received.append(response.rawHeaders[index] ?? "", response.rawHeaders[index + 1] ?? "");
  const status = response.statusCode ?? 502;
  const isEmpty = method === "HEAD" || status === 204 || status === 304;
  if (isEmpty) response.resume();
  return new Response(isEmpty ? null : (Readable.toWeb(response) as BodyInit), { status, headers: received });
}
