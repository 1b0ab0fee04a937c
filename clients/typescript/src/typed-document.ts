/**
 * An operation with the types of its result and variables, as GraphQL Code Generator's client preset writes it with `documentMode: "string"`. With
 * `persistedDocuments` it carries the hash by which a shop that has it registered runs it.
 */
export interface TypedDocument<Result, Variables> {
  toString(): string;
  /** Never there: it carries the types, as every tool for typed documents has it. */
  readonly __apiType?: (variables: Variables) => Result;
  readonly __meta__?: Readonly<Record<string, unknown>> | undefined;
}

/** An operation, whatever it returns and takes. */
export type AnyDocument = TypedDocument<unknown, never>;

/** Whether an operation changes something. */
export function isMutation(document: AnyDocument): boolean {
  return /^\s*mutation\b/m.test(document.toString());
}

/** Under which a shop has it registered, `sha256:<hex>`; undefined when it was generated without. */
export function hashOf({ __meta__ }: AnyDocument): string | undefined {
  const hash = __meta__?.["hash"];
  return typeof hash === "string" ? hash : undefined;
}
