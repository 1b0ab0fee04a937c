import { type GraphQLObjectType, type GraphQLSchema, isInterfaceType, isUnionType } from "graphql";

/** An expected failure of mutations. */
export interface Refusal {
  readonly type: GraphQLObjectType;
  /** What its `code` can be. */
  readonly codes: readonly string[];
  /** Mutations that return it. */
  readonly mutations: readonly string[];
}

/** Every type of `UserError`. Its code is its name, unless it declares several. */
export function refusalsOf(schema: GraphQLSchema): readonly Refusal[] {
  const userError = schema.getType("UserError");
  if (!isInterfaceType(userError)) throw new Error("The schema has no interface UserError.");
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return schema
    .getPossibleTypes(userError)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((type) => ({
      type,
      codes: (type.extensions["codes"] as readonly string[] | undefined) ?? [codeOfName(type.name)],
      mutations: mutations
        .filter((field) => {
          const result = schema.getType(String(field.type).replaceAll(/[^\w]/g, ""));
          return isUnionType(result) && result.getTypes().includes(type);
        })
        .map((field) => field.name),
    }));
}

/** The code of an error that has one: `SoldOut` has SOLD_OUT. */
export function codeOfName(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}
