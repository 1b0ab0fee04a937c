import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";

/** What correct clients send, by coordinate (`ProductBy.slug`, `Query.category.path`), else by the name alone; a function makes another each time. */
export type Samples = Readonly<Record<string, unknown>>;

/** A scalar that a client may send: an argument of a field, or a field of an input inside one. */
export interface Place {
  /** Such as `Mutation.signIn.input.email`. */
  readonly name: string;
  /** Name of the scalar. */
  readonly scalar: string;
  /** What a correct client sends there. */
  readonly sample: unknown;
  /** Writes every value as a variable. */
  readonly document: string;
  /** The variables with a value at this place and samples everywhere else. */
  variables(value: unknown): Record<string, unknown>;
}

type Input = GraphQLArgument | GraphQLInputField;

/** One field on the way from the root to the selected field. */
interface Step {
  readonly parent: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Every scalar of every argument in a schema, found by walking it, so that what is new tomorrow is among them. */
export function schemaPlaces(schema: GraphQLSchema, samples: Samples): Place[] {
  const places: Place[] = [];
  for (const way of waysToArguments(schema)) {
    const { parent, field } = way.at(-1)!;
    for (const argument of field.args)
      for (const inputs of scalarsIn([argument]))
        places.push(placeAt(way, inputs, samples, `${parent.name}.${field.name}`));
  }
  return places;
}

/** The shortest way to each field that has arguments. */
function waysToArguments(schema: GraphQLSchema): Step[][] {
  const found: Step[][] = [];
  const seen = new Set<string>();
  const mutation = schema.getMutationType();
  const subscription = schema.getSubscriptionType();
  const open = [mutation, subscription, schema.getQueryType()].flatMap((type) =>
    type ? [{ type, steps: [] as Step[] }] : [],
  );
  for (const { type, steps } of open) {
    if (seen.has(type.name)) continue;
    seen.add(type.name);
    for (const field of Object.values(type.getFields())) {
      const way = [...steps, { parent: type, field }];
      const below = getNamedType(field.type);
      if (field.args.length > 0) found.push(way);
      // what a mutation or an event returns is reached by reading as well
      if (isObjectType(below) && type !== mutation && type !== subscription) open.push({ type: below, steps: way });
    }
  }
  return found;
}

/** The ways from an argument to the scalars in it. */
function scalarsIn(inputs: readonly Input[]): (readonly Input[])[] {
  const type = getNamedType(inputs.at(-1)!.type);
  if (isEnumType(type) || type.name === "Boolean") return [];
  if (!isInputObjectType(type)) return [inputs];
  return Object.values(type.getFields()).flatMap((field) =>
    inputs.includes(field) ? [] : scalarsIn([...inputs, field]),
  );
}

function placeAt(way: readonly Step[], inputs: readonly Input[], samples: Samples, field: string): Place {
  const target = inputs[0]!;
  const declared: string[] = [];
  const values: Record<string, unknown> = {};
  const calls = way.map((step) => {
    const sent = step.field.args.flatMap((argument) => {
      const sample = sampleOf(argument, `${step.parent.name}.${step.field.name}`, samples);
      if (argument !== target && !isRequiredArgument(argument)) return [];
      const variable = argument === target ? "target" : `v${declared.length}`;
      declared.push(`$${variable}: ${String(argument.type)}`);
      values[variable] = sample;
      return [`${argument.name}: $${variable}`];
    });
    return sent.length > 0 ? `${step.field.name}(${sent.join(", ")})` : step.field.name;
  });
  const { field: result } = way.at(-1)!;
  const end = isLeafType(getNamedType(result.type)) ? "" : "{ __typename }";
  const owner = inputs.length > 1 ? getNamedType(inputs.at(-2)!.type).name : field;
  return {
    name: [field, ...inputs.map(({ name }) => name)].join("."),
    scalar: getNamedType(inputs.at(-1)!.type).name,
    sample: sampleOf(inputs.at(-1)!, owner, samples),
    document: `${way[0]!.parent.name.toLowerCase()} (${declared.join(", ")}) ${calls.reduceRight((inner, call) => `{ ${call} ${inner} }`, end)}`,
    variables: (value) => ({ ...values, target: valueAt(inputs, value, samples) }),
  };
}

/** The value of an input in which `value` stands where the way ends. */
function valueAt([input, ...below]: readonly Input[], value: unknown, samples: Samples): unknown {
  const [next] = below;
  const type = getNamedType(input!.type);
  if (!next || !isInputObjectType(type)) return inList(input!.type, value);
  const others = type.isOneOf
    ? []
    : Object.values(type.getFields()).filter((field) => field !== next && isRequiredInputField(field));
  const object = Object.fromEntries(others.map((field) => [field.name, sampleOf(field, type.name, samples)]));
  return inList(input!.type, { ...object, [next.name]: valueAt(below, value, samples) });
}

function sampleOf(input: Input, owner: string, samples: Samples): unknown {
  const sample = samples[`${owner}.${input.name}`] ?? samples[input.name];
  const value: unknown = typeof sample === "function" ? sample() : sample;
  return inList(input.type, value ?? sampleOfType(input.type, samples));
}

function sampleOfType(type: GraphQLInputType, samples: Samples): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named))
    return { Int: 1, Float: 1, Boolean: false, JSON: {}, Date: "2026-12-24" }[named.name] ?? "een tekst";
  const fields = Object.values(named.getFields());
  const sent = named.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return Object.fromEntries(sent.map((field) => [field.name, sampleOf(field, named.name, samples)]));
}

function inList(type: GraphQLInputType, value: unknown): unknown {
  return isListType(getNullableType(type)) && !Array.isArray(value) ? [value] : value;
}
