import { lookup, type LookupAddress } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";

import { isPublicAddress } from "./public-address.ts";

/** A message was not taken; `message` says why in a few words, without anything of the receiver's response but its status. */
export class WebhookNotTaken extends Error {
  override name = "WebhookNotTaken";
}

interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it may go to an address of a private network, as on a developer's machine. */
  readonly allowsPrivate: boolean;
}

const timeoutMs = 5000;
const privateAddress = "refused: not a public address";

/** Why nothing is sent to an address; undefined for one that may be. What a name leads to is looked at when it is connected to. */
export function addressProblem(url: string, allowsPrivate: boolean): string | undefined {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (allowsPrivate) return undefined;
  if (protocol !== "https:") return "refused: not https";
  return isIP(host) !== 0 && !isPublicAddress(host) ? privateAddress : undefined;
}

/**
 * Posts a message, within 5 s. Redirects are not followed, the response's body is not read, and the address that is connected to is the one that was
 * checked.
 * @returns the status, 200 to 299
 * @throws WebhookNotTaken
 */
export function postWebhook({ url, headers, body, allowsPrivate }: Message): Promise<number> {
  // a name is looked up; an address is not, so it is checked here
  const problem = addressProblem(url, allowsPrivate);
  if (problem !== undefined) return Promise.reject(new WebhookNotTaken(problem));
  const send = new URL(url).protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowsPrivate && { lookup: publicLookup }),
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        response.on("error", () => undefined);
        response.destroy();
        if (status >= 200 && status < 300) resolve(status);
        else reject(new WebhookNotTaken(`status ${status}`));
      },
    );
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      const isLate = error.name === "TimeoutError" || error.name === "AbortError";
      reject(new WebhookNotTaken(isLate ? `no response within ${timeoutMs / 1000} s` : (error.code ?? error.message)));
    });
    outgoing.end(body);
  });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "");
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(Object.assign(new Error(privateAddress), { code: privateAddress }), "");
    if (options.all) return callback(null, addresses);
    const [{ address, family }] = addresses as [LookupAddress];
    callback(null, address, family);
  });
};
