import { useEffect, useEffectEvent, type ReactNode } from "react";
import { guestLoginSchema, type GuestLogin } from "@warmeland/schema/rules/account/guest-login.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FormMessage } from "#app/ui/form/form-message.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { GenderChoice } from "#app/account/settings/gender-choice.tsx";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useSignInAsGuest } from "./use-sign-in-as-guest.ts";

interface GuestFormProps {
  /** Who orders already, when it is to be changed. */
  readonly known?: Partial<GuestLogin>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onSignedIn?: () => void;
  /** What was typed so far, so that it can be kept. */
  readonly onTyped?: (values: Partial<GuestLogin>) => void;
  /** Stands between fields and button. */
  readonly children?: ReactNode;
}

/** Name and e-mail address: all it takes to order as a guest. */
export function GuestForm({ known, submitLabel, busyLabel, onSignedIn, onTyped, children }: GuestFormProps) {
  const signInAsGuest = useSignInAsGuest();
  const { form, field, label, errors, attempt, message, isSubmitting, onSubmit } = useMutationForm<
    GuestLogin,
    GuestLogin
  >({
    schema: guestLoginSchema,
    defaultValues: { gender: undefined, firstName: "", lastName: "", email: "", ...known },
    order: ["gender", "firstName", "lastName", "email"],
  });
  const tell = useEffectEvent((values: Partial<GuestLogin>) => onTyped?.(values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }), [form]);
  return (
    <form noValidate method="post" onSubmit={onSubmit(signInAsGuest, () => onSignedIn?.())} className="max-w-xl">
      <NeedsScript what="form" />
      <ErrorSummary errors={errors} attempt={attempt} />
      {message !== undefined && <FormMessage>{message}</FormMessage>}
      <div className="grid grid-cols-2 gap-4">
        <GenderChoice binding={field("gender")} className="col-span-2" />
        <TextField
          {...field("firstName")}
          label={label("firstName")}
          autoComplete="given-name"
          maxLength={60}
          className="max-sm:col-span-2"
        />
        <TextField
          {...field("lastName")}
          label={label("lastName")}
          autoComplete="family-name"
          maxLength={60}
          className="max-sm:col-span-2"
        />
        <TextField
          {...field("email")}
          label={label("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          className="col-span-2"
        />
      </div>
      {children}
      <Button type="submit" busy={isSubmitting} busyLabel={busyLabel} className="mt-6 max-sm:w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
