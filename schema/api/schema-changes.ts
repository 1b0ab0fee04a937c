import { type Change, CriticalityLevel, diff } from "@graphql-inspector/core";
import type { GraphQLSchema } from "graphql";

/** One difference between two schemas that clients can notice. */
export interface SchemaChange {
  readonly kind: "breaking" | "deprecated" | "dangerous" | "safe";
  /** `Type`, `Type.field`, `Type.field(argument:)`, `Input.field` or `Enum.VALUE`. */
  readonly coordinate: string;
  readonly message: string;
}

/** Texts are for people, and the uses of `@deprecated` are told as deprecations already. */
const unnoticed = /DESCRIPTION|^DIRECTIVE_USAGE_/;

/** What changed from one schema to the next; of a new or removed type only that. */
export async function schemaChanges(from: GraphQLSchema, to: GraphQLSchema): Promise<SchemaChange[]> {
  const changes = await diff(from, to);
  return changes
    .filter(({ type, path }) => {
      const [typeName = "", member] = path?.split(".") ?? [];
      const isOfWholeType = member !== undefined && !(from.getType(typeName) && to.getType(typeName));
      return !unnoticed.test(type) && !isOfWholeType;
    })
    .map((change) => ({ kind: kindOf(change), coordinate: coordinateOf(change.path), message: messageOf(change) }));
}

function kindOf({ type, criticality }: Change): SchemaChange["kind"] {
  if (type.includes("DEPRECATION")) return "deprecated";
  if (criticality.level === CriticalityLevel.Breaking) return "breaking";
  return criticality.level === CriticalityLevel.Dangerous ? "dangerous" : "safe";
}

function messageOf({ message, meta }: Change): string {
  const reason: unknown = meta.deprecationReason ?? meta.addedDeprecationReason;
  return typeof reason === "string" ? `${message}: ${reason}` : message;
}

function coordinateOf(path = ""): string {
  const [type = "", member, argument] = path.split(".");
  if (member === undefined) return type;
  return argument === undefined || argument.startsWith("@") ? `${type}.${member}` : `${type}.${member}(${argument}:)`;
}
