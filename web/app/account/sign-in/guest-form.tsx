import { useEffect, useEffectEvent, type ReactNode } from "react";
import { guestLoginSchema, type GuestLogin } from "@warmeland/schema/rules/account/guest-login.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { PersonFields } from "#app/account/person-fields.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";

const SignInAsGuestMutation = graphql(`
  mutation SignInAsGuest($input: SignInAsGuestInput!) {
    signInAsGuest(input: $input) {
      ... on SignInAsGuestPayload {
        viewer {
          id
          firstName
          lastName
          email
          gender
          isGuest
        }
        basket {
          id
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

interface GuestFormProps {
  /** Who orders already, when it is to be changed. */
  readonly defaultValues?: Partial<GuestLogin>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onSignedIn?: () => void;
  /** What was typed so far, so that it can be kept. */
  readonly onTyped?: (values: Partial<GuestLogin>) => void;
  /** Stands between fields and button. */
  readonly children?: ReactNode;
}

/** Name and e-mail address: all it takes to order as a guest. */
export function GuestForm({ defaultValues, submitLabel, busyLabel, onSignedIn, onTyped, children }: GuestFormProps) {
  const [signInAsGuest] = useSend(SignInAsGuestMutation, "signInAsGuest", {
    update(cache, { data }) {
      const result = data?.signInAsGuest;
      if (result?.__typename !== "SignInAsGuestPayload") return;
      const { id } = result.viewer;
      cache.modify({
        fields: { viewer: (_before, { toReference }) => toReference({ __typename: "Customer", id }) ?? null },
      });
    },
  });
  const { form, field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: guestLoginSchema,
    defaultValues,
    order: ["gender", "firstName", "lastName", "email"],
  });
  const keepTyped = useEffectEvent((values: Partial<GuestLogin>) => onTyped?.(values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }), [form]);
  return (
    <FormFrame {...frame} onSubmit={onSubmit(signInAsGuest, () => onSignedIn?.())}>
      <div className="grid gap-4">
        <PersonFields field={field} />
        <EmailField {...field("email")} label={label("email")} />
      </div>
      {children}
      <Button type="submit" busy={isSubmitting} busyLabel={busyLabel} className="mt-6 max-sm:w-full">
        {submitLabel}
      </Button>
    </FormFrame>
  );
}
