import type { AdvancedAttributes, AttributeGroupSingle } from "@scayle/storefront-api";

import { selects, type Selection } from "./product-include.ts";

/** One row of an advanced attribute. */
export type Cells = readonly (string | number)[];

/** An attribute that is a text of its own instead of a value of the catalogue, so the value has no id. */
export function textAttribute(
  key: string,
  text: string,
  group?: { id: number; label: string; type: string },
): AttributeGroupSingle {
  const { id = null, label = "", type = "" } = group ?? {};
  return { id, key, label, type, multiSelect: false, values: { label: text, value: text } };
}

/** Advanced attributes by key, each one table of rows; those that are not selected or have no rows are left out. */
export function advancedAttributes(
  selection: Selection,
  tables: Readonly<Record<string, readonly Cells[]>>,
): AdvancedAttributes {
  const attributes: AdvancedAttributes = {};
  for (const [key, rows] of Object.entries(tables)) {
    if (rows.length === 0 || !selects(selection, key, "")) continue;
    const fieldSet = rows.map((cells) => cells.map((value) => ({ value })));
    attributes[key] = { id: null, key, label: "", type: "", values: [{ fieldSet, groupSet: [] }] };
  }
  return attributes;
}
