import { createHash, timingSafeEqual } from "node:crypto";

/** Which tokens a space knows; the preview token also opens drafts. */
export interface ContentTokens {
  token: string;
  previewToken: string;
}

/** Whether a request's token opens a version; a missing token opens nothing. */
export function mayRead(given: string | null, version: string, tokens: ContentTokens): boolean {
  if (!given) return false;
  return same(given, tokens.previewToken) || (version !== "draft" && same(given, tokens.token));
}

function same(given: string, expected: string): boolean {
  return expected !== "" && timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
