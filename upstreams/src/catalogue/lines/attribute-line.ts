import { z } from "zod";

import type { AttributeGroupDocument } from "#upstreams/catalogue/documents.ts";
import { attributeKeySchema, attributeValueSchema, textsSchema } from "./line-fields.ts";

const hexPattern = /^#[0-9a-f]{6}$/;

/** An `attribute` line: one group with its values in the order shoppers see them. Groups of free text have no values. */
export const attributeLineSchema = z
  .strictObject({
    type: z.literal("attribute"),
    key: attributeKeySchema,
    label: textsSchema,
    valueType: z.enum(["", "boolean", "integer", "color"]),
    multiSelect: z.boolean(),
    filterable: z.boolean(),
    visible: z.boolean(),
    values: z.array(z.strictObject({ value: attributeValueSchema, label: textsSchema })).max(10_000),
  })
  .superRefine((line, context) => {
    const seen = new Set<string>();
    for (const [index, { value }] of line.values.entries()) {
      const refuse = (message: string): void =>
        context.addIssue({ code: "custom", path: ["values", index, "value"], message });
      if (seen.has(value)) refuse(`'${value}' stands twice in this group`);
      seen.add(value);
      if (line.valueType === "color" && !hexPattern.test(value)) refuse("must be a colour such as #c2b299");
      if (line.valueType === "boolean" && value !== "true" && value !== "false") refuse("must be 'true' or 'false'");
      if (line.valueType === "integer" && !/^\d+$/.test(value)) refuse("must be a whole number");
    }
  });

export type AttributeLine = z.output<typeof attributeLineSchema>;

/** What the `data` column keeps of an attribute line. */
export function attributeGroupDocument(line: AttributeLine): AttributeGroupDocument {
  return {
    label: line.label,
    type: line.valueType,
    multiSelect: line.multiSelect,
    filterable: line.filterable,
    visible: line.visible,
  };
}
