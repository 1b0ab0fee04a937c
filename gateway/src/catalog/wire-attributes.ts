import type { AdvancedAttributes, AttributeGroup, Attributes, Value } from "@scayle/storefront-api";

/** All values of an attribute, none for an attribute the entity lacks. */
export function valuesOf(attributes: Attributes | undefined, key: string): readonly Value[] {
  const group = attributes?.[key];
  return (group && valuesIn(group)) ?? [];
}

/** The values of a group; undefined where the upstream sends something else in their place. */
export function valuesIn(group: AttributeGroup): readonly Value[] | undefined {
  const values: unknown = group.multiSelect ? group.values : [group.values];
  const isList = Array.isArray(values) && values.every((value) => typeof value === "object" && value !== null);
  return isList ? (values as Value[]) : undefined;
}

/** Ids of an attribute's values; none for an attribute the entity lacks. */
export function attributeValueIds(attributes: Attributes | undefined, key: string): readonly number[] {
  return valuesOf(attributes, key).flatMap((value) => value.id ?? []);
}

/** First value of an attribute as text for people; undefined when there is none. */
export function labelOf(attributes: Attributes | undefined, key: string): string | undefined {
  return valuesOf(attributes, key)[0]?.label || undefined;
}

/** First value of an attribute as programs read it; undefined when there is none. */
export function valueOf(attributes: Attributes | undefined, key: string): string | undefined {
  const value = valuesOf(attributes, key)[0];
  return value?.value || value?.label || undefined;
}

/** Whether a yes-or-no attribute says yes. */
export function isTrue(attributes: Attributes | undefined, key: string): boolean {
  const value = valueOf(attributes, key);
  return value === "true" || value === "1";
}

/** Text of a field of an advanced attribute; undefined when it is missing or empty. */
export function advancedText(attributes: AdvancedAttributes | undefined, key: string): string | undefined {
  const row = attributes?.[key]?.values.find((value) => value.fieldSet.length > 0)?.fieldSet[0];
  return row?.[0] && (cellText(row[0]) || undefined);
}

/** Rows of a table inside an advanced attribute, its cells as text. */
export function advancedRows(attributes: AdvancedAttributes | undefined, key: string): readonly (readonly string[])[] {
  return (attributes?.[key]?.values ?? []).flatMap((value) => value.fieldSet.map((row) => row.map(cellText)));
}

function cellText(cell: Readonly<Record<string, string | number | null | undefined>>): string {
  return String(cell["value"] ?? "");
}

/** Every attribute with values of the catalogue, in the order commerce gives them; texts such as the name are no attributes here. */
export function presentAttributes(attributes: Attributes | undefined): AttributeGroup[] {
  return Object.values(attributes ?? {}).filter(
    (group): group is AttributeGroup => group !== undefined && hasValueIds(group),
  );
}

function hasValueIds(group: AttributeGroup): boolean {
  // one whose values are something else is an attribute too, without values
  return valuesIn(group)?.some((value) => value.id !== undefined) ?? true;
}
