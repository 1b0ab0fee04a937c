import { safeParse, type $ZodType, type output } from "zod/v4/core";
import type { GatewayContext } from "#gateway/context.ts";
import { type FieldProblem, InvalidInput } from "#gateway/errors/invalid-input.ts";
import { fields } from "#gateway/locale/nl/fields.ts";
import { text } from "#gateway/locale/text.ts";

type Label = Extract<keyof typeof fields, `field.${string}`>;
type CodeOf<Key> = Key extends `fieldProblem.${infer Code}` ? Code : never;
type ProblemKey = CodeOf<keyof typeof fields>;

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

/** What is wrong with a key that makes the repetition of a write harmless; nothing for one that an upstream takes. */
export function idempotencyKeyProblems(idempotencyKey: string, max = 128): NamedProblem[] {
  return /^[\w-]{16,}$/.test(idempotencyKey) && idempotencyKey.length <= max
    ? []
    : [{ field: "idempotencyKey", code: "keyShape", parameters: { min: 16, max } }];
}

/** @throws InvalidInput for a key that no upstream takes */
export function checkIdempotencyKey(context: GatewayContext, idempotencyKey: string): void {
  const problems = idempotencyKeyProblems(idempotencyKey);
  if (problems.length > 0) throw invalidInput(context, problems);
}

/** The typed error for fields at fault, each with its first problem, worded in the shop's language. */
export function invalidInput(context: GatewayContext, problems: readonly NamedProblem[]): InvalidInput {
  const firsts = new Map<string, NamedProblem>();
  for (const problem of problems) if (!firsts.has(problem.field)) firsts.set(problem.field, problem);
  return new InvalidInput([...firsts.values()].map((problem) => worded(context, problem)));
}

function worded(context: GatewayContext, { field, code, parameters }: NamedProblem): FieldProblem {
  const problem = isProblemKey(code) ? code : "invalid";
  const last = field.split(".").at(-1) ?? "";
  const label = `field.${last}`;
  // what no form shows is a program's to fill in, which knows it by this name
  const name = isLabel(label) ? text(context.shop, label) : last;
  return { field, code: problem, textKey: `fieldProblem.${problem}`, parameters: { field: name, ...parameters } };
}

function isLabel(key: string): key is Label {
  return Object.hasOwn(fields, key);
}

function isProblemKey(code: string): code is ProblemKey {
  return Object.hasOwn(fields, `fieldProblem.${code}`);
}
