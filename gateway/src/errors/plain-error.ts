import { builder } from "#gateway/builder.ts";
import type { TextKey } from "#gateway/locale/text.ts";
import { UserError, UserErrorInterface } from "./user-error.ts";

/**
 * An expected failure that has only its sentence; each is one row of the error catalogue (docs/rules.md#error-catalogue).
 * @param sentences by code; of several the first is meant when whoever throws names none
 * @param field of the input it is about
 */
export function plainError<Code extends string>(
  name: string,
  sentences: Readonly<Record<Code, TextKey>>,
  description: string,
  field?: string,
) {
  const [first] = Object.keys(sentences) as [Code];
  class PlainError extends UserError {
    readonly code: string;

    constructor(code: Code = first) {
      super(sentences[code], field === undefined ? {} : { field });
      this.code = code;
    }
  }
  builder.objectType(PlainError, {
    name,
    description,
    interfaces: [UserErrorInterface],
    extensions: { codes: Object.keys(sentences) },
  });
  return PlainError;
}
