import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.000", "identity"],
  ["vbr, brotli", "identity"],
  ["identity;q=1, *;q=0", "identity"],
])("%j means %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
