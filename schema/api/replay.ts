import { type ASTNode, type DocumentNode, type GraphQLError, type GraphQLSchema, Kind, parse, validate } from "graphql";
import { namedCoordinates } from "./named-coordinates.ts";
import { type RegisteredClient, webClient } from "./registry.ts";
import type { SchemaChange } from "./schema-changes.ts";

/** A registered document, read against the schema it was written for. */
export interface Replay {
  readonly client: string;
  readonly version: string;
  readonly operation: string;
  readonly document: DocumentNode;
  readonly names: ReturnType<typeof namedCoordinates>;
}

/** What a changed schema does to one document of one client. */
export interface Break {
  readonly client: string;
  readonly version: string;
  readonly operation: string;
  /** What of the schema it is about, as it was called before. */
  readonly coordinate: string;
  readonly message: string;
  /** Whether the document would be refused; else it runs, with another type, or refuses variables that were right. */
  readonly isRefused: boolean;
}

/** Reads every document of the clients against the schema it was written for. */
export function readReplays(schema: GraphQLSchema, clients: readonly RegisteredClient[]): Replay[] {
  return clients.flatMap(({ name, version, documents }) =>
    Object.values(documents).map((text) => {
      const document = parse(text);
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      return {
        client: name,
        version,
        operation: (operation && "name" in operation && operation.name?.value) || "(unnamed)",
        document,
        names: namedCoordinates(schema, document),
      };
    }),
  );
}

/**
 * Replays documents on a changed schema: what it would refuse, and the breaking changes of what a document reads or sends by variables, which
 * validation does not see.
 * @param changes from the schema that the documents were read against to this one
 */
export function breaksOf(schema: GraphQLSchema, replays: readonly Replay[], changes: readonly SchemaChange[]): Break[] {
  const changed = new Set(changes.map(({ coordinate }) => coordinate));
  const breaking = changes.filter(({ kind }) => kind === "breaking");
  return replays.flatMap((replay) => {
    const { client, version, operation, document } = replay;
    const tell = (coordinate: string, message: string, isRefused: boolean): Break => ({
      client,
      version,
      operation,
      coordinate,
      message,
      isRefused,
    });
    const errors = validate(schema, document, undefined, { maxErrors: Infinity });
    const refused = errors.map((error) => tell(coordinateAt(error, replay, changed), error.message, true));
    // the web app is built, and its types checked, against the changed schema
    const others = client === webClient ? [] : breaking;
    const noticed = others.filter((change) => isNoticed(change, replay) && !refused.some(isSame(change)));
    return [...refused, ...noticed.map(({ coordinate, message }) => tell(coordinate, message, false))];
  });
}

const isSame =
  (change: SchemaChange) =>
  ({ coordinate }: Break): boolean =>
    change.coordinate === coordinate;

function isNoticed({ coordinate }: SchemaChange, { names: { named, reachable } }: Replay): boolean {
  const [type = ""] = coordinate.split(".");
  return reachable.has(type) || [...named.values()].some((one) => one.coordinate === coordinate);
}

/** What changed among the things an error is about, such as one of two fields that no longer go together; else the last of them. */
function coordinateAt({ nodes, message }: GraphQLError, replay: Replay, changed: ReadonlySet<string>): string {
  const about = (nodes ?? []).flatMap((node) => innermostAt(node, replay) ?? []);
  return about.find((coordinate) => changed.has(coordinate)) ?? about.at(-1) ?? message;
}

/** The innermost thing of the old schema that a node's place is in. */
function innermostAt({ loc: place }: ASTNode, { names: { named } }: Replay): string | undefined {
  let innermost: { coordinate: string; length: number } | undefined;
  for (const [{ loc }, { coordinate }] of named) {
    if (!place || !loc || loc.start > place.start || loc.end < place.end) continue;
    const length = loc.end - loc.start;
    if (!innermost || length < innermost.length) innermost = { coordinate, length };
  }
  return innermost?.coordinate;
}
