import * as z from "zod/mini";

export const masterKeySchema = z.string().check(z.minLength(1), z.maxLength(40));

/** Which page of which reviews is requested, the first ten of the newest unless said otherwise. */
export const reviewPageFields = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  perPage: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
  sort: z._default(z.enum(["helpful", "newest", "oldest", "highest", "lowest"]), "newest"),
  filter: z._default(
    z.object({
      score: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
      sleeperType: z.optional(z.enum(["side", "back", "stomach", "mixed"])),
      size: z.optional(z.string().check(z.maxLength(100))),
      withPhoto: z.optional(z.boolean()),
    }),
    {},
  ),
};
