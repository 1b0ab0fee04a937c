import {
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { Recipe } from "#gateway/recipes/read-recipes.ts";

/** Where the schema has a type: fields that return it, arguments and input fields that take it, such as `Query.product`. */
export function placesOf(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  const note = (name: string, place: string) => places.set(name, [...(places.get(name) ?? []), place]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        note(getNamedType(field.type).name, `${type.name}.${field.name}`);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(getNamedType(field.type).name, `${type.name}.${field.name}`);
      for (const argument of field.args)
        note(getNamedType(argument.type).name, `${type.name}.${field.name}(${argument.name}:)`);
    }
  }
  return places;
}

/** The recipes that select from a type or send one, by the type's name; of `Query` and `Mutation` those of a field, as `Query.product`. */
export function recipesByType(
  schema: GraphQLSchema,
  recipes: readonly Recipe[],
): ReadonlyMap<string, readonly Recipe[]> {
  const uses = new Map<string, Set<Recipe>>();
  for (const recipe of recipes) {
    const info = new TypeInfo(schema);
    const note = (name: string | undefined) =>
      name !== undefined && uses.set(name, (uses.get(name) ?? new Set()).add(recipe));
    visit(
      parse(recipe.document),
      visitWithTypeInfo(info, {
        enter: (node) => {
          const parent = info.getParentType();
          if (node.kind === "Field") note(parent ? `${parent.name}.${node.name.value}` : undefined);
          const type = node.kind === "VariableDefinition" ? info.getInputType() : info.getType();
          if (node.kind === "Field" || node.kind === "VariableDefinition" || node.kind === "InlineFragment")
            note(type ? getNamedType(type).name : undefined);
        },
      }),
    );
  }
  return new Map([...uses].map(([name, used]) => [name, [...used]]));
}
