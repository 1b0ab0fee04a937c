import { hash, timingSafeEqual } from "node:crypto";

/** A check of the header `x-access-token`, which takes as long for any wrong token. */
export function accessTokenCheck(token: string): (request: Request) => boolean {
  const expected = digest(token);
  return (request) => timingSafeEqual(expected, digest(request.headers.get("x-access-token") ?? ""));
}

function digest(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
