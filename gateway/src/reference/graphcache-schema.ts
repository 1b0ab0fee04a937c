import {
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";

interface FieldType {
  readonly kind: "NON_NULL" | "LIST" | "SCALAR";
  readonly ofType?: FieldType;
}

/** As much of the schema's introspection as graphcache reads: which fields there are, and where null or a list is. */
export function graphcacheSchema(schema: GraphQLSchema): object {
  const types = Object.values(schema.getTypeMap()).flatMap((type): readonly object[] => {
    if (isIntrospectionType(type)) return [];
    const { name } = type;
    if (isUnionType(type)) return [{ kind: "UNION", name, possibleTypes: type.getTypes().map(named) }];
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const kind = isObjectType(type) ? "OBJECT" : "INTERFACE";
    const fields = Object.values(type.getFields()).map((field) => ({ name: field.name, type: typeOf(field.type) }));
    return [{ kind, name, interfaces: type.getInterfaces().map(named), fields }];
  });
  const [queryType, mutationType, subscriptionType] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].map((root) => root && named(root));
  return { __schema: { queryType, mutationType, subscriptionType, types } };
}

function named({ name }: { readonly name: string }) {
  return { name };
}

function typeOf(type: GraphQLOutputType): FieldType {
  if (isNonNullType(type)) return { kind: "NON_NULL", ofType: typeOf(getNullableType(type)) };
  return isListType(type) ? { kind: "LIST", ofType: typeOf(type.ofType) } : { kind: "SCALAR" };
}
