import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import type { DefaultValues, FieldValues, Path, Resolver } from "react-hook-form";
import type * as z from "zod/v4/core";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { useValidatedForm } from "#app/ui/form/use-validated-form.ts";
import type { Outcome } from "./send.ts";
import { useOutcomeText } from "./use-outcome-text.ts";

interface MutationFormOptions<Input extends FieldValues, Valid> {
  readonly schema: z.$ZodType<Valid>;
  readonly defaultValues: DefaultValues<Input>;
  /** Names of the fields as they stand on the page. */
  readonly order: readonly Path<Input>[];
  /** Keeps ids apart where several forms share a page. */
  readonly idPrefix?: string;
  /** Said when no response came although there is a connection. */
  readonly unanswered?: string;
}

/** A form that a mutation sends: checked by the shared rules first, then with what the gateway says of it. */
export function useMutationForm<Input extends FieldValues, Valid>({
  schema,
  unanswered,
  ...options
}: MutationFormOptions<Input, Valid>) {
  const { label, labelAt, problem } = useFieldTexts();
  const outcomeText = useOutcomeText();
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
    /** One sentence about the whole form. */
    message,
    setMessage,
    /** Sends what is valid; the values stay, whatever becomes of it. `send` gives nothing for what it has dealt with. */
    onSubmit: <Payload>(
      send: (values: Valid) => Promise<Outcome<Payload> | void>,
      onDone: (payload: Payload) => void | Promise<void>,
    ) =>
      submit(async (values) => {
        setMessage(undefined);
        const outcome = await send(values);
        if (!outcome) return undefined;
        if (outcome.status === "done") return onDone(outcome.payload);
        if (outcome.status === "refused" && outcome.fields.length > 0) return setProblems(outcome.fields);
        return setMessage(outcomeText(outcome, unanswered));
      }),
  };
}
