import {
  concatAST,
  type DocumentNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  Source,
} from "graphql";
import * as z from "zod/mini";
import { hashOfDocument } from "./registry.ts";

/** A document with one operation, as a client sends it. */
export interface ClientDocument {
  readonly operation: string;
  readonly text: string;
  readonly document: DocumentNode;
}

export interface DocumentFile {
  readonly name: string;
  readonly content: string;
}

/** What clients' tools write: texts by hash or pairs of them (Relay, GraphQL Code Generator), or Apollo's manifest. */
const apolloSchema = z.object({
  format: z.literal("apollo-persisted-query-manifest"),
  operations: z.array(z.object({ id: z.string(), body: z.string() })),
});
const pairsSchema = z.array(z.tuple([z.string(), z.string()]));
const textsSchema = z.record(z.string(), z.string());

/** Ids with their texts. @throws Error for another shape */
function readEntries(json: string): [string, string][] {
  const manifest: unknown = JSON.parse(json);
  const apollo = apolloSchema.safeParse(manifest);
  if (apollo.success) return apollo.data.operations.map(({ id, body }) => [id, body]);
  return Array.isArray(manifest) ? pairsSchema.parse(manifest) : Object.entries(textsSchema.parse(manifest));
}

/**
 * The documents of a client's files: of `.graphql` files each operation with the fragments it uses, wherever they stand, printed as graphql-js
 * prints; of a JSON manifest the texts as they are.
 * @returns the documents, and what is wrong in a sentence each that names the file
 */
export function readDocuments(files: readonly DocumentFile[]): { documents: ClientDocument[]; problems: string[] } {
  const problems: string[] = [];
  const written = files.filter(({ name }) => !name.endsWith(".json"));
  const manifests = files.filter(({ name }) => name.endsWith(".json"));
  const parsed = written.flatMap(({ name, content }) => parseInto(problems, new Source(content, name)) ?? []);
  const documents = [
    ...parsed.flatMap((document) => withFragments(document, parsed)),
    ...manifests.flatMap((file) => fromManifest(file, problems)),
  ];
  const seen = new Set<string>();
  for (const { operation } of documents) {
    if (operation === "") problems.push("An operation has no name; metrics and checks tell operations by it.");
    else if (seen.has(operation)) problems.push(`${operation}: two operations have this name.`);
    seen.add(operation);
  }
  return { documents, problems };
}

function withFragments(document: DocumentNode, all: readonly DocumentNode[]): ClientDocument[] {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments = concatAST(all).definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return operations.map((operation) => {
    const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
    const own = Object.values(separateOperations(whole))[0] ?? whole;
    return { operation: nameOf(operation), text: print(own), document: own };
  });
}

function fromManifest({ name, content }: DocumentFile, problems: string[]): ClientDocument[] {
  let entries: [string, string][];
  try {
    entries = readEntries(content);
  } catch {
    problems.push(`${name}: it is no manifest of persisted documents (texts by hash, or Apollo's format).`);
    return [];
  }
  return entries.flatMap(([id, text]) => {
    const document = parseInto(problems, new Source(text, `${name}, ${id}`));
    const operations = (document?.definitions ?? []).filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    if (document && operations.length !== 1) problems.push(`${name}, ${id}: a document has one operation.`);
    if (`sha256:${id.replace(/^sha256:/, "")}` !== hashOfDocument(text))
      problems.push(`${name}, ${id}: the id is not the SHA-256 of the text, in lower-case hex.`);
    const [operation] = operations;
    return document && operation ? [{ operation: nameOf(operation), text, document }] : [];
  });
}

function parseInto(problems: string[], source: Source): DocumentNode | undefined {
  try {
    return parse(source);
  } catch (error) {
    problems.push(placed(error as GraphQLError));
    return undefined;
  }
}

/** An error as a sentence that begins with its place: `basket.graphql:3:5: …`. */
export function placed({ message, source, locations }: GraphQLError): string {
  const [place] = locations ?? [];
  return `${source ? `${source.name}:` : ""}${place ? `${place.line}:${place.column}:` : ""} ${message}`.trim();
}

function nameOf(operation: OperationDefinitionNode): string {
  return operation.name?.value ?? "";
}
