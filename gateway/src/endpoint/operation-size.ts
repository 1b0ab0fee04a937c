import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";

/** How large an operation is, fragments counted every time they are spread. */
export interface OperationSize {
  /** Fields, each times the entries of the lists above it. */
  readonly cost: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Names of the root fields, repeated as often as they are selected. */
  readonly rootFields: readonly string[];
  /** Whether other variables could make it another size. */
  readonly dependsOnVariables: boolean;
}

type Size = Omit<OperationSize, "rootFields" | "dependsOnVariables">;

/** Entries a list without `first` is taken to have. */
const usualLength = 5;
/** Arguments of a list that name its entries. */
const listed = new Set(["by", "ids", "numbers", "masterKeys"]);
const nothing: Size = { cost: 0, depth: 0, aliases: 0, directives: 0 };

/**
 * Measures an operation before it runs. Introspection counts nothing: graphql limits its depth by a rule of its own.
 * Every fragment is measured once per type it stands on, so that chains of fragments cost no time.
 */
export function measureOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  variables: Readonly<Record<string, unknown>>,
): OperationSize {
  const measure = new Measure(schema, fragments, defaultedVariables(operation, variables));
  const root = schema.getRootType(operation.operation);
  const size = root ? measure.selections(operation.selectionSet, root, 1) : nothing;
  return {
    ...size,
    directives: size.directives + (operation.directives?.length ?? 0),
    rootFields: measure.fieldNames(operation.selectionSet),
    dependsOnVariables: measure.readVariables,
  };
}

class Measure {
  /** Whether a length was taken from a variable. */
  readVariables = false;
  private readonly schema: GraphQLSchema;
  private readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  private readonly variables: Readonly<Record<string, unknown>>;
  private readonly spreads = new Map<string, Size>();
  private readonly rootSpreads = new Map<string, readonly string[]>();

  constructor(
    schema: GraphQLSchema,
    fragments: Readonly<Record<string, FragmentDefinitionNode>>,
    variables: Readonly<Record<string, unknown>>,
  ) {
    this.schema = schema;
    this.fragments = fragments;
    this.variables = variables;
  }

  /** @param edges how many entries `edges` and `nodes` have here, because the connection was selected with `first` */
  selections(set: SelectionSetNode, parent: GraphQLNamedType, edges: number): Size {
    let total = nothing;
    for (const selection of set.selections) {
      const directives = selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) total = add(total, this.field(selection, parent, edges), directives);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const type = selection.typeCondition ? this.schema.getType(selection.typeCondition.name.value) : parent;
        total = add(total, this.selections(selection.selectionSet, type ?? parent, edges), directives);
      } else total = add(total, this.spread(selection.name.value, parent, edges), directives);
    }
    return total;
  }

  /** Root fields by name; an excess is an excess at any number, so it stops counting at 100. */
  fieldNames(set: SelectionSetNode): readonly string[] {
    const names: string[] = [];
    for (const selection of set.selections) {
      if (names.length > 100) break;
      if (selection.kind === Kind.FIELD) names.push(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) names.push(...this.fieldNames(selection.selectionSet));
      else names.push(...this.spreadNames(selection.name.value));
    }
    return names.slice(0, 101);
  }

  private spread(name: string, parent: GraphQLNamedType, edges: number): Size {
    const key = `${name} ${edges}`;
    let size = this.spreads.get(key);
    if (!size) {
      const fragment = this.fragments[name];
      const type = fragment && this.schema.getType(fragment.typeCondition.name.value);
      size = fragment ? this.selections(fragment.selectionSet, type ?? parent, edges) : nothing;
      this.spreads.set(key, size);
    }
    return size;
  }

  private spreadNames(name: string): readonly string[] {
    let names = this.rootSpreads.get(name);
    if (!names) {
      const fragment = this.fragments[name];
      names = fragment ? this.fieldNames(fragment.selectionSet) : [];
      this.rootSpreads.set(name, names);
    }
    return names;
  }

  private field(node: FieldNode, parent: GraphQLNamedType, edges: number): Size {
    const name = node.name.value;
    const alias = node.alias ? 1 : 0;
    if (name === "__schema" || name === "__type") return { ...nothing, aliases: alias };
    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = definition && getNamedType(definition.type);
    if (!type || !isCompositeType(type) || !node.selectionSet)
      return { cost: 1, depth: 1, aliases: alias, directives: 0 };
    const isList = isListType(isNonNullType(definition.type) ? definition.type.ofType : definition.type);
    const requested = this.requestedLength(node, definition.args, isList);
    const below = this.selections(node.selectionSet, type, isList ? 1 : (requested ?? 1));
    const isPage = requested === undefined && (name === "edges" || name === "nodes");
    const length = isPage ? edges : isList ? (requested ?? usualLength) : 1;
    return {
      cost: 1 + length * below.cost,
      depth: below.depth + 1,
      aliases: below.aliases + alias,
      directives: below.directives,
    };
  }

  private requestedLength(
    node: FieldNode,
    definitions: readonly GraphQLArgument[],
    isList: boolean,
  ): number | undefined {
    const definition = definitions.find(({ name }) => name === "first" || name === "ids");
    if (!definition) return undefined;
    for (const { name, value } of node.arguments ?? []) {
      const isLength = name.value === "last" || (isList && listed.has(name.value));
      const length = isLength ? this.lengthOf(value) : undefined;
      if (length !== undefined) return length;
    }
    const first = node.arguments?.find(({ name }) => name.value === "first");
    return (first && this.lengthOf(first.value)) ?? bounded(defaultLength(definition));
  }

  /** How many entries a value asks for: a number, a list, or an object with one of them. */
  private lengthOf(given: ValueNode): number | undefined {
    if (given.kind === Kind.LIST) return given.values.length;
    if (given.kind === Kind.INT) return bounded(Number(given.value));
    if (given.kind === Kind.OBJECT) return given.fields[0] && this.lengthOf(given.fields[0].value);
    if (given.kind !== Kind.VARIABLE) return undefined;
    this.readVariables = true;
    return lengthIn(this.variables[given.name.value]);
  }
}

function lengthIn(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value === "number") return bounded(value);
  return typeof value === "object" && value !== null ? lengthIn(Object.values(value)[0]) : undefined;
}

function defaultLength({ default: given, defaultValue }: GraphQLArgument): number {
  // of a schema that was read from text it is a literal, of ours, which is made by code, a value
  if (given?.literal?.kind === Kind.INT) return Number(given.literal.value);
  const value = given?.value ?? defaultValue;
  return typeof value === "number" ? value : usualLength;
}

function add(one: Size, other: Size, directives: number): Size {
  return {
    cost: one.cost + other.cost,
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives + directives,
  };
}

// sizes outside 1 to 100 are refused by the fields themselves
function bounded(first: number): number {
  return Number.isFinite(first) ? Math.min(Math.max(first, 1), 100) : usualLength;
}

function defaultedVariables(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...variables };
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (values[variable.name.value] === undefined && defaultValue?.kind === Kind.INT)
      values[variable.name.value] = Number(defaultValue.value);
  }
  return values;
}
