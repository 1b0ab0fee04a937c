import * as z from "zod/mini";
import type { NamedProblem } from "#gateway/endpoint/form-input.ts";

const maximumBytes = 2048;
// prices come from the catalogue alone; SCAYLE reads a price promotion out of customData
const decidesPrices = /price|promotion|tax|discount|reduction|amount|cost|cents|voucher/i;

const displayText = z.strictObject({ key: z.string(), label: z.string(), value: z.string() });
const displayDataSchema = z.strictObject({
  meta: z.optional(displayText),
  name: z.optional(displayText),
  identifier: z.optional(displayText),
  "attribute-1": z.optional(displayText),
  "attribute-2": z.optional(displayText),
  "attribute-3": z.optional(displayText),
});

const flatValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const customDataSchema = z.record(
  z.string().check(z.refine((key) => !decidesPrices.test(key))),
  z.union([flatValue, z.array(flatValue)]),
);

const itemGroupSchema = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  isMainItem: z.boolean(),
  isRequired: z.boolean(),
});

/** What is wrong with the data a client wants stored with a basket line: shapes, at most 2 KB each, and no key that speaks of prices. */
export function itemDataProblems(input: {
  displayData?: unknown;
  customData?: unknown;
  itemGroup?: unknown;
}): NamedProblem[] {
  const checks = [
    { field: "displayData", value: input.displayData, schema: displayDataSchema },
    { field: "customData", value: input.customData, schema: customDataSchema },
    { field: "itemGroup", value: input.itemGroup, schema: itemGroupSchema },
  ];
  return checks.flatMap(({ field, value, schema }) => {
    if (value === undefined || value === null) return [];
    if (Buffer.byteLength(JSON.stringify(value)) > maximumBytes) return [{ field, code: "tooLong" }];
    return schema.safeParse(value).success ? [] : [{ field, code: "invalid" }];
  });
}
