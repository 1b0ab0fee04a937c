import { type GraphQLSchema, isIntrospectionType, isSpecifiedScalarType } from "graphql";

export const generatedNote = "_Made from the schema by `npm run api:reference`._";

/** Text for a cell of a table. */
export function cell(text: string | null | undefined): string {
  return (text ?? "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("|", String.raw`\|`)
    .trim();
}

/** The mutation whose page holds a type: its input, its payload and the union of its results stand beside it. */
export function mutationOf(schema: GraphQLSchema, name: string): string | undefined {
  const base = name.replace(/(?:Input|Payload|Result)$/, "");
  const mutation = base.charAt(0).toLowerCase() + base.slice(1);
  return base !== name && mutation in (schema.getMutationType()?.getFields() ?? {}) ? mutation : undefined;
}

/** A link to the page of a type or mutation. */
export function pageLink(schema: GraphQLSchema, name: string, folder = ""): string {
  const type = schema.getType(name);
  if (type && (isSpecifiedScalarType(type) || isIntrospectionType(type))) return `\`${name}\``;
  const mutation = mutationOf(schema, name);
  return `[${name}](${folder}${mutation === undefined ? `${name}.md` : `${mutation}.md#${name.toLowerCase()}`})`;
}

/** A type as it stands in the schema, such as `[Product!]!`, as a link. */
export function typeLink(schema: GraphQLSchema, type: string): string {
  const name = type.replaceAll(/\W/g, "");
  const [before = "", after = ""] = type.split(name);
  return `${escaped(before)}${pageLink(schema, name)}${after.replaceAll("]", String.raw`\]`)}`;
}

function escaped(text: string): string {
  return text.replaceAll("[", String.raw`\[`);
}
