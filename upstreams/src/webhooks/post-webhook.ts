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

/**
 * Posts a message, within 5 s. Redirects are not followed, the response's body is not read, and the address that is connected to is the one that was
 * checked.
 * @returns the status, 200 to 299
 * @throws WebhookNotTaken
 */
export function postWebhook({ url, headers, body, allowsPrivate }: Message): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  // a name is looked up; an address is not, so it is checked here
  if (!allowsPrivate && (protocol !== "https:" || (isIP(host) !== 0 && !isPublicAddress(host))))
    return Promise.reject(new WebhookNotTaken(protocol === "https:" ? privateAddress : "refused: not https"));
  const send = protocol === "https:" ? httpsRequest : httpRequest;
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
