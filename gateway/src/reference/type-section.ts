import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  print,
} from "graphql";
import { cell, pageLink, typeLink } from "./markdown.ts";

/** What there is to say of a type, without a heading. */
export function typeSection(schema: GraphQLSchema, type: GraphQLNamedType): string {
  const parts = [type.description ?? ""];
  const link = (name: string) => pageLink(schema, name);
  if (isObjectType(type) || isInterfaceType(type)) {
    if (type.getInterfaces().length > 0)
      parts.push(
        `Implements ${type
          .getInterfaces()
          .map(({ name }) => link(name))
          .join(", ")}.`,
      );
    if (isInterfaceType(type))
      parts.push(
        `Implemented by ${schema
          .getPossibleTypes(type)
          .map(({ name }) => link(name))
          .join(", ")}.`,
      );
    parts.push(
      table(
        "field",
        Object.values(type.getFields()).flatMap((field) => fieldRows(schema, field)),
      ),
    );
  }
  if (isInputObjectType(type)) {
    if (type.isOneOf) parts.push("Exactly one of the fields is given.");
    parts.push(
      table(
        "field",
        Object.values(type.getFields()).map((field) => inputRow(schema, field, "")),
      ),
    );
  }
  if (isUnionType(type))
    parts.push(
      `One of ${type
        .getTypes()
        .map(({ name }) => link(name))
        .join(", ")}.`,
    );
  if (isEnumType(type))
    parts.push(
      `| value | meaning |\n| --- | --- |\n${type
        .getValues()
        .map(({ name, description }) => `| \`${name}\` | ${cell(description)} |`)
        .join("\n")}`,
    );
  return parts.filter((part) => part !== "").join("\n\n");
}

function table(what: string, rows: readonly string[]): string {
  return `| ${what} | type | meaning |\n| --- | --- | --- |\n${rows.join("\n")}`;
}

function fieldRows(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): string[] {
  const row = `| \`${field.name}\` | ${typeLink(schema, String(field.type))} | ${meaning(field)} |`;
  return [row, ...field.args.map((argument) => inputRow(schema, argument, "· "))];
}

function inputRow(schema: GraphQLSchema, input: GraphQLArgument | GraphQLInputField, before: string): string {
  return `| ${before}\`${input.name}\` | ${typeLink(schema, String(input.type))}${defaultOf(input)} | ${meaning(input)} |`;
}

function meaning({ description, deprecationReason }: { description?: unknown; deprecationReason?: unknown }): string {
  const outdated = typeof deprecationReason === "string" ? `**Deprecated:** ${cell(deprecationReason)} ` : "";
  return outdated + cell(description as string);
}

// of a schema that was read from its language: there a default is a literal
function defaultOf({ default: given }: GraphQLArgument | GraphQLInputField): string {
  return given?.literal ? ` = \`${print(given.literal)}\`` : "";
}
