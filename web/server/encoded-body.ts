import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "@warmeland/schema/rules/accepted-encoding.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// 2.5 milliseconds for a listing of 320 kB, once per cached page; 39 kB instead of the 44 of quality 3, which a phone
// on a slow line receives one round trip sooner.
const brotliQuality = 5;
/** A window of 256 kB holds any page; the default of 4 MB costs more to clear than the page to compress. */
const brotliWindow = 18;
const tooSmallToCompress = 1024;

/** A body that is compressed once per encoding, at the first request, and then cached. */
export class EncodedBody {
  readonly #encoded = new Map<Encoding, Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>>();
  readonly #plain: Uint8Array<ArrayBuffer>;

  constructor(
    plain: Uint8Array<ArrayBuffer>,
    compressed: readonly (readonly [Encoding, Uint8Array<ArrayBuffer>])[] = [],
  ) {
    this.#plain = plain;
    this.#encoded.set("identity", plain);
    for (const [encoding, bytes] of compressed) this.#encoded.set(encoding, bytes);
  }

  get byteLength(): number {
    return this.#plain.byteLength;
  }

  /** The encoding the body really has for a client that accepts this one. */
  encodingFor(accepted: Encoding): Encoding {
    return this.#encoded.has(accepted) || this.#plain.byteLength >= tooSmallToCompress ? accepted : "identity";
  }

  /** The bytes in an encoding; at once when they are there already. */
  bytes(encoding: Encoding): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
    const cached = this.#encoded.get(encoding);
    if (cached) return cached;
    const compressing = encoding === "br" ? brotli(this.#plain) : toGzip(this.#plain);
    const settled = compressing.then((bytes) => {
      const own = new Uint8Array(bytes);
      this.#encoded.set(encoding, own);
      return own;
    });
    this.#encoded.set(encoding, settled);
    return settled;
  }
}

function brotli(plain: Uint8Array): Promise<Buffer> {
  return toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
}
