import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import { isWeakSecret } from "./weak-secret.ts";

test.each([
  "",
  "kT7-wQ2_zP9",
  "x".repeat(64),
  "0123456789".repeat(4),
  "0123456789abcdef0123456789abcdef",
  "kT7wQ2zP9vLm4Rb8kT7wQ2zP9vLm4Rb8kT7w",
  "change-me-to-something-long-and-random-1",
  "changeme0123456789abcdefghijklmnopq",
  "CHANGE_THIS_SECRET_BEFORE_GOING_LIVE",
  "secret-secret-that-everybody-knows-42",
  "warmeland-session-secret-0123456789ab",
])("%j is weak", (secret) => expect(isWeakSecret(secret)).toBe(true));

test("what a generator makes is not", () => {
  for (let made = 0; made < 500; made += 1) {
    for (const encoding of ["hex", "base64", "base64url"] as const) {
      const secret = randomBytes(32).toString(encoding);
      expect(isWeakSecret(`9${secret}`), secret).toBe(false);
    }
  }
});
