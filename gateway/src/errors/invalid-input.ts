import { builder } from "#gateway/builder.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import { UserError, UserErrorInterface } from "./user-error.ts";

/** One field at fault; `textKey` is shown to the shopper, `code` is for programs. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly textKey: TextKey;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** The input breaks the rules of its form; nothing was changed. */
export class InvalidInput extends UserError {
  readonly code = "INVALID_INPUT";
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    const first = problems[0];
    super("error.invalidInput", first ? { field: first.field } : {});
    this.problems = problems;
  }
}

const FieldProblemRef = builder.objectRef<FieldProblem>("FieldProblem").implement({
  description: "What is wrong with one field of an input.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Path of the field inside the input, such as `shipping.zipCode`." }),
    code: t.exposeString("code", { description: "Stable name of the rule that is broken." }),
    message: t.string({
      description: "What is wrong, in the shop's language.",
      resolve: (problem, _args, context) => text(context.shop, problem.textKey, problem.parameters),
    }),
  }),
});

builder.objectType(InvalidInput, {
  name: "InvalidInput",
  description: "The input breaks the rules of its form; nothing was changed.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    fields: t.expose("problems", {
      type: [FieldProblemRef],
      description: "Every invalid field, in the order of the form.",
    }),
  }),
});
