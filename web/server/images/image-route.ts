import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { reviewPhotoOf } from "@warmeland/schema/rules/reviews/review-photo-file.ts";
import { createLimit } from "#server/create-limit.ts";
import { type ImageRequest, readImageRequest } from "./image-request.ts";
import type { ImageStore } from "./image-store.ts";
import { renderImage } from "./render-image.ts";
import { nothingAllowed } from "#server/security-headers.ts";

interface ImageRouteOptions {
  /** Gives the original of `/images/{file}`. */
  readonly originals: (request: Request) => Promise<Response>;
  readonly store: ImageStore;
  readonly log: Logger;
}

const largestOriginal = 10 * 1024 * 1024;
// A change of how photos are rendered gives them new keys.
const renderingVersion = "1";

/** Serves `/images/{file}?w={width}` with a WebP of that width, never wider than the original (docs/rules.md#pictures), and what Storyblok's image service knows to ask for. */
export function createImageRoute({
  originals,
  store,
  log,
}: ImageRouteOptions): (request: Request, url: URL) => Promise<Response> {
  const rendering = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();
  const oneOfFew = createLimit({ atOnce: 2, waiting: 200 });
  // anybody can think of a thousand of these: photos of pages never wait for them
  const oneByOne = createLimit({ atOnce: 1, waiting: 20 });

  const render = async (requested: ImageRequest, key: string) => {
    const { file } = requested;
    const isKept = !isReviewPhoto(file);
    const stored = isKept ? await store.read(key) : undefined;
    if (stored) return stored;
    const original = await readOriginal(originals, file);
    if (!original) return undefined;
    const bytes = await (requested.byService ? oneByOne : oneOfFew)(() => renderImage(original, requested));
    if (isKept)
      await store.write(key, bytes).catch((error: unknown) => log.warn({ err: error, file }, "photo not stored"));
    return bytes;
  };

  return async (request, url) => {
    const requested = readImageRequest(url);
    if (!requested) return refusal(404);
    if (requested === "bad") return refusal(400);
    const key = storeKey(requested);
    const underWay = rendering.get(key) ?? render(requested, key).finally(() => rendering.delete(key));
    rendering.set(key, underWay);
    try {
      const bytes = await underWay;
      return bytes ? photo(request, bytes, requested) : refusal(404);
    } catch (error) {
      log.warn({ err: error, file: requested.file }, "photo not rendered");
      return refusal(503);
    }
  };
}

async function readOriginal(originals: ImageRouteOptions["originals"], file: string): Promise<Uint8Array | undefined> {
  const response = await originals(
    new Request(`http://images.internal/images/${file}`, { signal: AbortSignal.timeout(5000) }),
  );
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the original's status is ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > largestOriginal) throw new Error(`original has ${bytes.byteLength} bytes`);
  return bytes;
}

function storeKey(requested: ImageRequest): string {
  const { file, width, byService } = requested;
  return `${renderingVersion}:${byService ? JSON.stringify(requested) : `${width}:${file}`}`;
}

/** What a customer sent may be taken back: nothing of it is stored, and browsers ask again soon. */
function isReviewPhoto(file: string): boolean {
  return reviewPhotoOf(file) !== undefined;
}

function photo(request: Request, bytes: Uint8Array<ArrayBuffer>, { file, format }: ImageRequest): Response {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "content-type": `image/${format}`,
    "cache-control": isReviewPhoto(file)
      ? "public, max-age=3600"
      : "public, max-age=604800, stale-while-revalidate=86400",
    "content-security-policy": nothingAllowed,
    "x-content-type-options": "nosniff",
    etag,
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : bytes, {
    headers: { ...headers, "content-length": String(bytes.byteLength) },
  });
}

function refusal(status: 400 | 404 | 503): Response {
  const headers: Record<string, string> = {
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
  };
  if (status === 503) headers["retry-after"] = "5";
  return new Response({ 400: "This size or filter is not offered.", 404: "No such photo.", 503: "Not now." }[status], {
    status,
    headers,
  });
}
