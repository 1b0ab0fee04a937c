import { z } from "zod";

import type { CategoryDocument } from "#upstreams/catalogue/documents.ts";
import { attributeKeySchema, categoryPathSchema, imageFileSchema, textsSchema } from "./line-fields.ts";
import { sortingKeys } from "#upstreams/catalogue/sorting-keys.ts";

/** A `category` line; its parent is the path without the last segment and stands on an earlier line. */
export const categoryLineSchema = z.strictObject({
  type: z.literal("category"),
  path: categoryPathSchema,
  /** False for a category that is closed, but that inactive products stand in. */
  active: z.boolean().optional(),
  name: textsSchema,
  description: textsSchema,
  image: imageFileSchema.optional(),
  hidden: z.boolean().default(false),
  supportedFilter: z.array(attributeKeySchema).max(100),
  sorting: z
    .strictObject({ custom: z.enum(sortingKeys).optional(), smart: z.enum(sortingKeys).optional() })
    .meta({ minProperties: 1 })
    .refine(({ custom, smart }) => custom !== undefined || smart !== undefined, {
      message: "needs 'custom' or 'smart'",
    })
    .optional(),
  properties: z.record(z.string().min(1).max(80), z.string().max(2000)).default({}),
});

export type CategoryLine = z.output<typeof categoryLineSchema>;

/** The path of the category above, or undefined at the top. */
export function parentPath(path: string): string | undefined {
  const end = path.lastIndexOf("/");
  return end > 0 ? path.slice(0, end) : undefined;
}

/** What the `data` column keeps of a category line. */
export function categoryDocument(line: CategoryLine): CategoryDocument {
  const slug = line.path.slice(line.path.lastIndexOf("/") + 1);
  const { name, description, image, hidden, supportedFilter, sorting, properties } = line;
  return {
    slug,
    name,
    description,
    ...(image ? { image } : {}),
    hidden,
    supportedFilter,
    ...(sorting ? { sorting } : {}),
    properties,
  };
}
