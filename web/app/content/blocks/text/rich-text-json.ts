/** A node of a rich text document, or its attributes. */
export type Json = Readonly<Record<string, unknown>>;

export function recordOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** The nodes within a node. */
export function childrenOf(node: unknown): readonly Json[] {
  const { content } = recordOf(node);
  return Array.isArray(content) ? content.map(recordOf) : [];
}
