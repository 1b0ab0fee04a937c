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
 * Sends a request on and gives the answer as it comes, compressed or not: `fetch` would unpack it.
 * @throws Error when there is no answer, and when the signal ends the wait
 */
export async function passOn(url: URL, { method, headers, body, signal }: Passed): Promise<Response> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = send(url, { method, headers: Object.fromEntries(headers), signal }, resolve);
    outgoing.on("error", reject);
    if (body) pipeline(Readable.fromWeb(body as ReadableStream), outgoing).catch(reject);
    else outgoing.end();
  });
  const received = new Headers();
  for (let index = 0; index + 1 < answer.rawHeaders.length; index += 2)
    received.append(answer.rawHeaders[index] ?? "", answer.rawHeaders[index + 1] ?? "");
  const status = answer.statusCode ?? 502;
  const isEmpty = method === "HEAD" || status === 204 || status === 304;
  if (isEmpty) answer.resume();
  return new Response(isEmpty ? null : (Readable.toWeb(answer) as BodyInit), { status, headers: received });
}
