import { useState, type SubmitEvent } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
} from "react-hook-form";
import type { SummaryError } from "./error-summary.tsx";

interface FormOptions<Input extends FieldValues, Valid> {
  readonly resolver: Resolver<Input, unknown, Valid>;
  readonly defaultValues: DefaultValues<Input>;
  /** Paths of the fields as they stand on the page, for the order of the summary. */
  readonly order: readonly Path<Input>[];
  /** The sentence for a rule's message key. */
  readonly describe: (path: Path<Input>, problem: string) => string;
  /** The name of a field, for the summary. */
  readonly label: (path: Path<Input>) => string;
  /** Keeps the ids of this form's controls apart from those of other forms on the page. */
  readonly idPrefix?: string;
}

/** A problem that only the server could find. */
export interface ServerProblem {
  readonly field: string;
  readonly message: string;
}

export type FieldBinding = UseFormRegisterReturn & { readonly id: string; readonly error: string | undefined };

const fromServer = "server";

/**
 * A form with the shop's manners: checked on the first submit, from then on when a field is left, and a message goes as
 * soon as its field is right. Every message stands at its field; the summary names the fields.
 */
export function useValidatedForm<Input extends FieldValues, Valid>({
  resolver,
  defaultValues,
  order,
  describe,
  label,
  idPrefix = "",
}: FormOptions<Input, Valid>) {
  const form = useForm<Input, unknown, Valid>({
    resolver,
    defaultValues,
    mode: "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const rank = (path: string) => (order as readonly string[]).indexOf(path);
  const messages = messagesOf(errors).toSorted((a, b) => rank(a.path) - rank(b.path));

  const messageAt = (path: string): string | undefined => {
    const found = messages.find((one) => one.path === path);
    if (!found) return undefined;
    return found.isServer ? found.message : describe(path as Path<Input>, found.message);
  };
  const field = (path: Path<Input>): FieldBinding => {
    const registered = form.register(path);
    return {
      ...registered,
      id: `${idPrefix}${path}`,
      error: messageAt(path),
      onChange: async (event: unknown) => {
        await registered.onChange(event as Parameters<typeof registered.onChange>[0]);
        if (messageAt(path) !== undefined) await form.trigger(path);
      },
    };
  };
  return {
    form,
    field,
    /** What is wrong, in the order of the form. */
    errors: messages.map(({ path }): SummaryError => ({
      fieldId: `${idPrefix}${path}`,
      name: label(path as Path<Input>),
    })),
    /** Rises with every submit that failed. */
    attempt,
    isSubmitting,
    /** Checks the form without its being sent; resolves when `onValid` has. */
    validate: (onValid: (values: Valid) => Promise<void>): Promise<void> =>
      form.handleSubmit(onValid, () => setAttempt((count) => count + 1))(),
    /** A second submit while one is under way does nothing. */
    submit: (onValid: (values: Valid) => Promise<void>) => (event: SubmitEvent) => {
      if (isSubmitting) {
        event.preventDefault();
        return;
      }
      void form.handleSubmit(onValid, () => setAttempt((count) => count + 1))(event);
    },
    setProblems: (problems: readonly ServerProblem[]) => {
      for (const { field: path, message } of problems)
        form.setError(path as Path<Input>, { type: fromServer, message });
      if (problems.length > 0) setAttempt((count) => count + 1);
    },
  };
}

interface Message {
  readonly path: string;
  readonly isServer: boolean;
  readonly message: string;
}

function messagesOf(errors: FieldErrors, prefix = ""): Message[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== "object" || name === "root") return [];
    const path = `${prefix}${name}`;
    if (typeof error.message === "string")
      return [{ path, isServer: error.type === fromServer, message: error.message }];
    return messagesOf(error as FieldErrors, `${path}.`);
  });
}
