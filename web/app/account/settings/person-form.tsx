import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { profileSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { BirthdayFields } from "./birthday-fields.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { PersonFields } from "#app/account/person-fields.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";

const UpdateProfileMutation = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload {
        viewer {
          id
          ...PersonForm_customer
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

const PersonFormFragment = graphql(`
  fragment PersonForm_customer on Customer {
    id
    gender
    firstName
    lastName
    phone
    birthDate
    birthdayVoucher
  }
`);

/** Who the customer is, and whether the birthday is to be remembered. */
export function PersonForm({ customer }: { readonly customer: FragmentType<typeof PersonFormFragment> }) {
  const { t } = useTranslation("profile");
  const { gender, firstName, lastName, phone, birthDate, birthdayVoucher } = useFragment(PersonFormFragment, customer);
  const [updateProfile] = useSend(UpdateProfileMutation, "updateProfile");
  const notifications = useNotifications();
  const { form, field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: profileSchema,
    defaultValues: { gender, firstName, lastName, phone: phone ?? "", birthDate: birthDate ?? "", birthdayVoucher },
    order: ["gender", "firstName", "lastName", "phone", "birthdayVoucher", "birthDate"],
    idPrefix: "person-",
    unanswered: t("person.failed"),
  });
  const sayIt = () => {
    notifications.show({ id: "profile-saved", type: "success", title: t("person.saved") });
  };
  return (
    <FormFrame {...frame} onSubmit={onSubmit(updateProfile, sayIt)}>
      <div className="grid gap-4">
        <PersonFields field={field} />
        <TextField
          {...field("phone")}
          label={label("phone")}
          optional
          hint={t("person.phoneHint")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
        <BirthdayFields field={field} isWanted={form.watch("birthdayVoucher") === true} />
      </div>
      <Button type="submit" busy={isSubmitting} busyLabel={t("person.saving")} className="mt-5 max-sm:w-full">
        {t("person.save")}
      </Button>
    </FormFrame>
  );
}
