import { builder } from "#gateway/builder.ts";
import { text, type TextKey, type TextParameters } from "#gateway/locale/text.ts";

/**
 * An expected failure of a mutation: thrown by a resolver, it becomes the member of the result union that is registered for
 * its class (`builder.objectType(TheError, { name, interfaces: [UserErrorInterface], fields })` and `errors: { types: [TheError] }`).
 */
export abstract class UserError extends Error {
  /** What clients branch on, such as VARIANT_NOT_AVAILABLE. */
  abstract readonly code: string;
  readonly textKey: TextKey;
  readonly parameters: TextParameters | undefined;
  /** Path of the input field at fault, such as `email`. */
  readonly field: string | null;

  constructor(textKey: TextKey, options: { parameters?: TextParameters; field?: string } = {}) {
    super(textKey);
    this.textKey = textKey;
    this.parameters = options.parameters;
    this.field = options.field ?? null;
  }
}

export const UserErrorInterface = builder.interfaceRef<UserError>("UserError").implement({
  description: "An expected failure of a mutation; nothing was changed unless the type says so.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Stable name of the failure, for programs to branch on." }),
    message: t.string({
      description: "What happened, in the shop's language, for people only.",
      resolve: (error, _args, context) => text(context.shop, error.textKey, error.parameters),
    }),
    field: t.exposeString("field", {
      nullable: true,
      description: "Input field the failure is about, null when it is about no single one.",
    }),
  }),
});
