import type { FieldProblemKey } from "@warmeland/schema/rules/field-rules.ts";
import { safeParse, type $ZodType, type output } from "zod/v4/core";
import type { GatewayContext } from "#gateway/context.ts";
import { type FieldProblem, InvalidInput } from "#gateway/errors/invalid-input.ts";
import { fields } from "#gateway/locale/nl/fields.ts";
import { text } from "#gateway/locale/text.ts";

type Label = Extract<keyof typeof fields, `field.${string}`>;

/** A field at fault as rules and upstreams name it: a path with dots, and a key of the shared rules. */
export interface NamedProblem {
  readonly field: string;
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/**
 * Checks a form by the rules both sides share (`schema/rules`).
 * @param prefix path of the form inside the input, such as `shipping`
 * @returns the form as the rules clean it, or what is wrong with it
 */
export function checkForm<Schema extends $ZodType>(
  schema: Schema,
  form: unknown,
  prefix = "",
): { data: output<Schema>; problems: NamedProblem[] } | { data: null; problems: NamedProblem[] } {
  const parsed = safeParse(schema, form);
  if (parsed.success) return { data: parsed.data, problems: [] };
  return {
    data: null,
    problems: parsed.error.issues.map((issue) => ({
      field: [...(prefix ? [prefix] : []), ...issue.path].join("."),
      code: issue.message,
    })),
  };
}

/** The typed error for fields at fault, each with its first problem, worded in the shop's language. */
export function invalidInput(context: GatewayContext, problems: readonly NamedProblem[]): InvalidInput {
  const firsts = new Map<string, NamedProblem>();
  for (const problem of problems) if (!firsts.has(problem.field)) firsts.set(problem.field, problem);
  return new InvalidInput([...firsts.values()].map((problem) => worded(context, problem)));
}

function worded(context: GatewayContext, { field, code, parameters }: NamedProblem): FieldProblem {
  const problem = isProblemKey(code) ? code : "invalid";
  const label = `field.${field.split(".").at(-1) ?? ""}`;
  const name = text(context.shop, isLabel(label) ? label : "field.other");
  return { field, code: problem, textKey: `fieldProblem.${problem}`, parameters: { field: name, ...parameters } };
}

function isLabel(key: string): key is Label {
  return Object.hasOwn(fields, key);
}

function isProblemKey(code: string): code is FieldProblemKey {
  return Object.hasOwn(fields, `fieldProblem.${code}`);
}
