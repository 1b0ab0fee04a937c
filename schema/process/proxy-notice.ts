import type { Logger } from "pino";

/**
 * Says once in the log that a proxy seems to stand in front which the settings do not know of: all shoppers then have the proxy's address,
 * and share the limits on failed tries. A client may send the header by itself, so it is no more than a hint.
 * @returns to be called with every request
 */
export function createProxyNotice({
  trustProxy,
  log,
}: {
  trustProxy: boolean;
  log: Logger;
}): (request: Request) => void {
  let isSilent = trustProxy;
  return (request) => {
    if (isSilent || !(request.headers.has("x-forwarded-for") || request.headers.has("forwarded"))) return;
    isSilent = true;
    log.warn(
      "requests come with X-Forwarded-For, but TRUST_PROXY is off: behind a proxy set TRUST_PROXY=on, or all shoppers count as one",
    );
  };
}
