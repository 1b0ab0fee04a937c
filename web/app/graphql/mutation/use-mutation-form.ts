import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import type { DefaultValues, FieldValues, Path, Resolver } from "react-hook-form";
import type * as z from "zod/v4/core";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { useValidatedForm } from "#app/ui/form/use-validated-form.ts";
import type { Outcome } from "./send.ts";
import { useOutcomeText } from "./use-outcome-text.ts";

interface MutationFormOptions<Schema, Input extends FieldValues> {
  readonly schema: Schema;
  /** What is filled in already; the other fields of an object begin empty. */
  readonly defaultValues?: NoInfer<DefaultValues<Input>>;
  /** Names of the fields as they stand on the page, when the schema has them in another order. */
  readonly order?: readonly NoInfer<Path<Input>>[];
  /** Keeps ids apart where several forms share a page. */
  readonly idPrefix?: string;
  /** Said when no response came although there is a connection. */
  readonly unanswered?: string;
}

/** A form that a mutation sends: checked by the shared rules first, then with what the gateway says of it. */
export function useMutationForm<Schema extends z.$ZodType, Input extends FieldValues = z.input<Schema> & FieldValues>({
  schema,
  defaultValues,
  order,
  unanswered,
  ...options
}: MutationFormOptions<Schema, Input>) {
  type Valid = z.output<Schema>;
  const { label, labelAt, problem } = useFieldTexts();
  const outcomeText = useOutcomeText();
  const [message, setMessage] = useState<string>();
  const blank = blankValues(schema);
  const names = order ?? (Object.keys(blank) as Path<Input>[]);
  const has = ({ field }: { readonly field: string }) =>
    names.some((name) => field === name || field.startsWith(`${name}.`));
  const { errors, attempt, submit, ...validated } = useValidatedForm<Input, Valid>({
    ...options,
    defaultValues: { ...blank, ...(defaultValues as object) } as DefaultValues<Input>,
    order: names,
    resolver: zodResolver(schema as never) as unknown as Resolver<Input, unknown, Valid>,
    describe: problem,
    label: labelAt,
  });
  return {
    ...validated,
    label,
    /** What `FormFrame` shows of it: what is wrong with the fields, and one sentence about the whole form. */
    frame: { errors, attempt, message },
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
        const fields = outcome.status === "refused" ? outcome.fields.filter(has) : [];
        if (fields.length > 0) return validated.setProblems(fields);
        return setMessage(outcomeText(outcome, unanswered));
      }),
  };
}

/** The fields of an object's schema before anything is filled in: texts are empty, of an enum nothing is chosen. */
function blankValues(schema: z.$ZodType): Record<string, unknown> {
  const { def } = schema._zod as z.$ZodTypes["_zod"];
  if (def.type !== "object") return {};
  return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, blankValue(field)]));
}

function blankValue(field: z.$ZodType): unknown {
  const { def } = field._zod as z.$ZodTypes["_zod"];
  if (def.type === "default") return def.defaultValue;
  return def.type === "enum" ? undefined : "";
}
