import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import type { DefaultValues, FieldValues, Path, Resolver } from "react-hook-form";
import type * as z from "zod/v4/core";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { useValidatedForm } from "#app/ui/form/use-validated-form.ts";
import type { FormOutcome } from "./form-outcome.ts";

interface AccountFormOptions<Input extends FieldValues, Valid> {
  readonly schema: z.$ZodType<Valid>;
  readonly defaultValues: DefaultValues<Input>;
  /** Names of the fields as they stand on the page. */
  readonly order: readonly Path<Input>[];
  /** Keeps ids apart where several forms share a page. */
  readonly idPrefix?: string;
}

/** A form of the account: checked by the shared rules, with the sentence of a refusal that is about no single field. */
export function useAccountForm<Input extends FieldValues, Valid>({
  schema,
  ...options
}: AccountFormOptions<Input, Valid>) {
  const { label, labelAt, problem } = useFieldTexts();
  const [message, setMessage] = useState<string>();
  const validated = useValidatedForm<Input, Valid>({
    ...options,
    resolver: zodResolver(schema as never) as unknown as Resolver<Input, unknown, Valid>,
    describe: problem,
    label: labelAt,
  });
  const { submit, setProblems } = validated;
  return {
    ...validated,
    label,
    message,
    /** Sends what is valid; the values stay, whatever becomes of it. */
    onSubmit: <Payload>(
      send: (values: Valid) => Promise<FormOutcome<Payload>>,
      onDone: (payload: Payload) => void | Promise<void>,
    ) =>
      submit(async (values) => {
        setMessage(undefined);
        const outcome = await send(values);
        if (outcome.done) return onDone(outcome.payload);
        setMessage(outcome.message);
        return setProblems(outcome.problems);
      }),
  };
}
