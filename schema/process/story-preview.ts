import { createHash, timingSafeEqual } from "node:crypto";

/** The header in which a page passes on the preview it was opened with: `{space id}:{unix seconds}:{signature}`. */
export const previewHeader = "x-story-preview";

/** Seconds after which a preview is over. */
const validFor = 3600;
/** Seconds by which the editor's clock may be ahead. */
const clockSkew = 60;
const shape = /^(\d{1,15}):(\d{1,12}):([0-9a-f]{40})$/;
const parameter = (name: string): string => `_storyblok_tk[${name}]`;

/** The preview that an address carries as the content system's editor puts it there, as the header has it; undefined without one. */
export function previewOf(search: URLSearchParams): string | undefined {
  const parts = ["space_id", "timestamp", "token"].map((name) => search.get(parameter(name)));
  const text = parts.join(":");
  return parts.every((part) => part !== null) && shape.test(text) ? text : undefined;
}

/** The parameters of an address that shows the drafts of a space for the next hour. */
export function previewParameters(space: number, previewToken: string, now: Date): URLSearchParams {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return new URLSearchParams({
    _storyblok: "1",
    [parameter("space_id")]: String(space),
    [parameter("timestamp")]: timestamp,
    [parameter("token")]: signatureOf(String(space), previewToken, timestamp).toString("hex"),
  });
}

/**
 * The space whose drafts a preview opens, when it was signed with the preview token in the last hour; undefined for any other.
 * @param preview as `previewOf` gives it
 */
export function verifiedSpace(preview: string | null, previewToken: string, now: Date): number | undefined {
  const [, space, timestamp, signature] = shape.exec(preview ?? "") ?? [];
  if (!previewToken || !space || !timestamp || !signature) return undefined;
  const age = now.getTime() / 1000 - Number(timestamp);
  if (age >= validFor || age < -clockSkew) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signature, "hex"), signatureOf(space, previewToken, timestamp));
  return isSigned ? Number(space) : undefined;
}

// Storyblok's own signature, which its editor makes: https://www.storyblok.com/faq/how-to-verify-the-preview-query-parameters-of-the-visual-editor
function signatureOf(space: string, previewToken: string, timestamp: string): Buffer {
  return createHash("sha1").update(`${space}:${previewToken}:${timestamp}`).digest();
}
