import { readFile } from "node:fs/promises";
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  printSchema,
} from "graphql";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

test("schema/schema.graphql is what the gateway serves", async () => {
  const committed = await readFile(new URL("../../schema/schema.graphql", import.meta.url), "utf8");
  expect(committed, "run `npm run schema:print`").toBe(`${printSchema(schema)}\n`);
});

test("every type, field, argument, input field and enum value is described", () => {
  const bare: string[] = [];
  const note = (coordinate: string, thing: { description?: string | null | undefined }): void => {
    if (!thing.description?.trim()) bare.push(coordinate);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    note(type.name, type);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field);
        for (const argument of field.args) note(`${type.name}.${field.name}(${argument.name}:)`, argument);
      }
    }
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field);
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
  }
  expect(bare).toEqual([]);
});

test("every mutation returns a union named after it: one payload, and errors that say code, message and field", () => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
    expect(String(field.type)).toBe(`${name}Result!`);
    const union = schema.getType(`${name}Result`);
    if (!isUnionType(union)) throw new Error(`${name}Result is no union.`);
    const [payload, ...others] = union
      .getTypes()
      .toSorted((one, other) => Number(other.name === `${name}Payload`) - Number(one.name === `${name}Payload`));
    expect(payload?.name).toBe(`${name}Payload`);
    for (const error of others) expect(error.getInterfaces().map((candidate) => candidate.name)).toContain("UserError");
  }
});
