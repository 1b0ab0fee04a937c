import { readFileSync } from "node:fs";
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionNode,
  validate,
} from "graphql";
import { deprecatedUses } from "@warmeland/schema/api/deprecated-uses.ts";
import type { Logger } from "pino";
import { mergedDocument } from "./merged-document.ts";

/** A registered document, parsed and checked when it was read. */
export interface TrustedDocument {
  /** Name of its operation. */
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** Names of the variables it declares. */
  readonly variables: readonly string[];
  /** The text's selections, each field once. */
  readonly document: DocumentNode;
  /** Whether it only reads what is the same for everybody, so that it may be sent by GET. */
  readonly isPublic: boolean;
  /** What it names that is deprecated. */
  readonly deprecated: readonly string[];
}

const manifestFile = new URL("../../../schema/documents.json", import.meta.url);
/** Root fields that belong to one person. */
const personalFields = new Set([
  "basket",
  "wishlist",
  "sharedWishlist",
  "viewer",
  "sessionState",
  "checkout",
  "postcodeAddress",
  "order",
  "roomConfiguration",
  "roomConfigurations",
  "isPreview",
  "previewStory",
  "node",
  "nodes",
]);

/** Reads the documents the web app was built with, by hash (`sha256:<hex>`). Documents that do not fit the schema are logged and left out. */
export function loadTrustedDocuments(schema: GraphQLSchema, log: Logger): ReadonlyMap<string, TrustedDocument> {
  return trustDocuments(readManifest(log), schema, log);
}

/** Parses and checks documents by hash. */
export function trustDocuments(
  manifest: Readonly<Record<string, string>>,
  schema: GraphQLSchema,
  log: Logger,
): ReadonlyMap<string, TrustedDocument> {
  const trusted = new Map<string, TrustedDocument>();
  for (const [hash, text] of Object.entries(manifest)) {
    const document = parse(text, { noLocation: true });
    const [problem] = validate(schema, document);
    if (problem) log.error({ hash, problem: problem.message }, "a registered document does not fit the schema");
    else
      trusted.set(hash, {
        name: nameOf(document),
        text,
        hash,
        variables: variablesOf(document),
        document: mergedDocument(document, schema),
        isPublic: isPublicDocument(document),
        deprecated: deprecatedUses(schema, document),
      });
  }
  return trusted;
}

/** Whether a document only reads, and no root field of it belongs to one person. */
function isPublicDocument(document: DocumentNode): boolean {
  return document.definitions.every((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      return definition.typeCondition.name.value !== "Query" || readsOnlyPublic(definition.selectionSet.selections);
    return (
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.QUERY &&
      readsOnlyPublic(definition.selectionSet.selections)
    );
  });
}

function variablesOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}

function nameOf(document: DocumentNode): string {
  return (
    document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value ?? "(unnamed)"
  );
}

function readsOnlyPublic(selections: readonly SelectionNode[]): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return !personalFields.has(selection.name.value);
    return selection.kind === Kind.FRAGMENT_SPREAD || readsOnlyPublic(selection.selectionSet.selections);
  });
}

function readManifest(log: Logger): Record<string, string> {
  try {
    return JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, string>;
  } catch {
    log.warn("no trusted documents: the web app was not built yet");
    return {};
  }
}
