import { createHash } from "node:crypto";

/** Names a response's content for who has a copy of it (RFC 9110, 8.8.3); weak, as the same is sent compressed and not. */
export function weakEtag(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}
