import { useTranslation } from "react-i18next";
import { accountDeletionSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { downloadFile } from "#app/ui/browser/download-file.ts";
import { Button } from "#app/ui/button.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";

const ExportMyDataMutation = graphql(`
  mutation ExportMyData($input: ExportMyDataInput!) {
    exportMyData(input: $input) {
      ... on ExportMyDataPayload {
        document
      }
      ...Refusal_error @unmask
    }
  }
`);

/** A copy of everything that is stored about the customer, as a file. */
export function DataExport() {
  const { t } = useTranslation("profile");
  const [exportMyData] = useSend(ExportMyDataMutation, "exportMyData", { fetchPolicy: "no-cache" });
  const notifications = useNotifications();
  const { form, field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: accountDeletionSchema,
    idPrefix: "export-",
  });
  const onDone = ({ document: data }: { readonly document?: unknown }) => {
    form.reset();
    downloadFile(JSON.stringify(data, null, 2), t("export.fileName"));
    notifications.show({ id: "data-exported", type: "success", title: t("export.done") });
  };
  return (
    <FormFrame {...frame} onSubmit={onSubmit(exportMyData, onDone)}>
      <p className="mb-4 text-ink-muted">{t("export.text")}</p>
      <PasswordField {...field("password")} label={label("oldPassword")} autoComplete="current-password" />
      <Button
        type="submit"
        variant="outline"
        busy={isSubmitting}
        busyLabel={t("export.submitting")}
        className="mt-5 max-sm:w-full"
      >
        {t("export.submit")}
      </Button>
    </FormFrame>
  );
}
