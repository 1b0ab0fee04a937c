// Stands for several of Apollo's modules: the build lets no document pass with a directive that Apollo acts on (inline-documents.ts), and no
// scalar has a form of its own, so Apollo need not go through every document and every answer to look for them.

export const hasDirectives = (): boolean => false;

export const hasForcedResolvers = (): boolean => false;

export function removeDirectivesFromDocument<Document>(_directives: unknown, document: Document): Document {
  return document;
}

export function coerceScalarFieldsToParsed<Data>(data: Data): Data {
  return data;
}
