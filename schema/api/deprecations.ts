import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from "graphql";

export interface Deprecation {
  /** `Type.field`, `Type.field(argument:)`, `Input.field` or `Enum.VALUE`. */
  readonly coordinate: string;
  readonly reason: string;
  /** The last day it is sure to be there, `2027-06-01`; undefined when the reason does not end with one. */
  readonly removeAfter: string | undefined;
}

interface Element {
  toString(): string;
  readonly deprecationReason?: string | null | undefined;
}

/** What clients should leave. Each reason says what to use instead, and ends with `Removed after 2027-06-01.` (docs/rules.md#deprecations). */
export function deprecationsOf(schema: GraphQLSchema): Deprecation[] {
  return elementsOf(schema).flatMap((element) => {
    const { deprecationReason: reason } = element;
    return reason == null ? [] : [{ coordinate: String(element), reason, removeAfter: readRemoveAfter(reason) }];
  });
}

function elementsOf(schema: GraphQLSchema): Element[] {
  return Object.values(schema.getTypeMap()).flatMap((type): readonly Element[] => {
    if (isIntrospectionType(type)) return [];
    if (isObjectType(type) || isInterfaceType(type))
      return Object.values(type.getFields()).flatMap((field) => [[field], field.args].flat());
    if (isInputObjectType(type)) return Object.values(type.getFields());
    return isEnumType(type) ? type.getValues() : [];
  });
}

function readRemoveAfter(reason: string): string | undefined {
  const day = / Removed after (\d{4}-\d{2}-\d{2})\.$/.exec(reason)?.[1];
  return day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : undefined;
}
