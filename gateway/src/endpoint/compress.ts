import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "@warmeland/schema/rules/accepted-encoding.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Less fits into one packet, compressed or not. */
const tooShort = 1024;
/** Up to here it takes less than a millisecond, and the way to another thread costs as much again. */
const atOnce = 128 * 1024;
// a tenth of a millisecond for a listing: better qualities save a tenth of the bytes and cost half as much again
const gzipOptions = { level: 1 };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The encoding that a body should have for a client which accepts this one. */
export function encodingFor(body: Buffer, accepted: Encoding): Encoding {
  return body.byteLength < tooShort ? "identity" : accepted;
}

/** A body in an encoding; what is long is compressed beside the event loop. */
export function compress(
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
  if (encoding === "identity") return body;
  const isShort = body.byteLength <= atOnce;
  if (encoding === "br") return isShort ? brotliCompressSync(body, brotliOptions) : toBrotli(body, brotliOptions);
  return isShort ? gzipSync(body, gzipOptions) : toGzip(body, gzipOptions);
}
