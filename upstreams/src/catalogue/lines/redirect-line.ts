import { z } from "zod";

import { shopIdSchema } from "./line-fields.ts";

const longestAddress = 2000;

/**
 * The path of an address within the shop, as browsers send it: percent-encoded, without query, hash and a slash at its end.
 * Undefined for the root, for another site, and for what is no address.
 */
export function redirectPath(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address) || address.length > longestAddress || !URL.canParse(address, "http://shop"))
    return undefined;
  return new URL(address, "http://shop").pathname.replace(/\/+$/, "") || undefined;
}

/**
 * A `redirect` line: where a path moved to. It is followed only while the shop has no page of that path; an absolute
 * target, another site, makes the browser leave.
 */
export const redirectLineSchema = z.strictObject({
  type: z.literal("redirect"),
  shopId: shopIdSchema,
  source: z
    .string()
    .max(longestAddress)
    .refine(
      (text) => !/[?#]/.test(text) && redirectPath(text) !== undefined,
      "must be a path below the root, such as /oude-matrassen, without query and hash",
    )
    .transform((text) => redirectPath(text) ?? text),
  target: z
    .string()
    .max(longestAddress)
    .refine(
      (text) =>
        /^\/(?![/\\])/.test(text)
          ? URL.canParse(text, "http://shop")
          : /^https?:\/\//i.test(text) && URL.canParse(text),
      "must be a path of the shop such as /matrassen, or an address such as https://example.com/",
    ),
  statusCode: z.literal([301, 302, 307, 308], "must be 301, 302, 307 or 308").default(301),
});

export type RedirectLine = z.output<typeof redirectLineSchema>;
