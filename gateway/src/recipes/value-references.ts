/** A value that another recipe returned: `../06-product/response.json#/data/product/id`. */
export interface ValueReference {
  readonly recipe: string;
  /** Keys and places from the response's root. */
  readonly path: readonly string[];
  /** Whether the value is an address of a payment, and what is wanted is the key it leads back with once it is paid. */
  readonly isPaid: boolean;
}

/** A place among the variables where a reference stands. */
export interface ReferencePlace extends ValueReference {
  /** Such as `input.variantId`. */
  readonly at: string;
}

/**
 * Variables with every reference replaced: `{"$ref": "../06-product/response.json#/data/…"}` stands for a value of another recipe's response,
 * `{"$paid": …}` for the return key of the payment at that address.
 */
export function withValues(variables: unknown, valueOf: (reference: ValueReference) => unknown): unknown {
  const reference = referenceOf(variables);
  if (reference) return valueOf(reference);
  if (Array.isArray(variables)) return variables.map((item) => withValues(item, valueOf));
  if (typeof variables !== "object" || variables === null) return variables;
  return Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, withValues(value, valueOf)]));
}

/** Where references stand among variables. */
export function referencesIn(variables: unknown, at = ""): readonly ReferencePlace[] {
  const reference = referenceOf(variables);
  if (reference) return [{ ...reference, at }];
  if (typeof variables !== "object" || variables === null) return [];
  return Object.entries(variables).flatMap(([key, value]) => referencesIn(value, at === "" ? key : `${at}.${key}`));
}

/** What a response holds at a path; undefined when nothing. */
export function valueAt(response: unknown, path: readonly string[]): unknown {
  let value = response;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function referenceOf(value: unknown): ValueReference | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { $ref, $paid } = value as { $ref?: unknown; $paid?: unknown };
  const target = $ref ?? $paid;
  if (typeof target !== "string") return undefined;
  const [, recipe, pointer] = /^\.\.\/([\w-]+)\/response\.json#\/(.+)$/.exec(target) ?? [];
  if (recipe === undefined || pointer === undefined) throw new Error(`${target} is no reference to a response.`);
  return { recipe, path: pointer.split("/"), isPaid: $paid !== undefined };
}
