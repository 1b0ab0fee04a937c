import { AsyncLocalStorage } from "node:async_hooks";
import { MapperKind, mapSchema } from "@graphql-tools/utils";
import { defaultFieldResolver, type GraphQLSchema } from "graphql";

interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
}

const asking = new AsyncLocalStorage<Path>();

/** Where in the response the field stands that a call is made for, such as `category.listing`; of a batch, the first that asked. */
export function askingField(): string | undefined {
  const keys: (string | number)[] = [];
  for (let path = asking.getStore(); path; path = path.prev) keys.unshift(path.key);
  return keys.length > 0 ? keys.join(".") : undefined;
}

const copies = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** A copy of the schema whose resolvers tell `askingField` where they stand. It costs time, so other requests run on the schema itself. */
export function namingFields(schema: GraphQLSchema): GraphQLSchema {
  const known = copies.get(schema);
  if (known) return known;
  const copy = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: (source, args, context, info) => asking.run(info.path, () => resolve(source, args, context, info)),
      };
    },
  });
  copies.set(schema, copy);
  return copy;
}
