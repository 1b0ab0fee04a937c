import { useState } from "react";
import { useTranslation } from "react-i18next";
import { accountDeletionSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { classes } from "#app/ui/classes.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";

const RequestAccountDeletionMutation = graphql(`
  mutation RequestAccountDeletion($input: RequestAccountDeletionInput!) {
    requestAccountDeletion(input: $input) {
      ... on RequestAccountDeletionPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

const consequences = ["data", "orders", "mail"] as const;

const overlayId = "delete-account";

/** The way out for good: a link at the end, and an overlay that says what it means. */
export function DeleteAccount() {
  const { t } = useTranslation("profile");
  const { open, close } = useOverlay(overlayId);
  return (
    <div className="border-t border-line pt-8">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={classes(textLinkClasses, "min-h-target text-sm")}
      >
        {t("deletion.open")}
      </button>
      <Dialog overlayId={overlayId} title={t("deletion.title")}>
        <DeletionForm onCancel={close} />
      </Dialog>
    </div>
  );
}

/** What deleting the account means, and the proof that the customer wants it; a mail has the last word. */
function DeletionForm({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation("profile");
  const [requestDeletion] = useSend(RequestAccountDeletionMutation, "requestAccountDeletion");
  const [isSent, setSent] = useState(false);
  const { field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: accountDeletionSchema,
    idPrefix: "deletion-",
  });
  if (isSent) {
    return (
      <Notice live type="success" title={t("deletion.sent")}>
        {t("deletion.sentText")}
      </Notice>
    );
  }
  return (
    <FormFrame {...frame} onSubmit={onSubmit(requestDeletion, () => setSent(true))}>
      <p className="mb-3">{t("deletion.text")}</p>
      <ul className="mb-6 grid list-disc gap-1.5 pl-5 text-sm text-ink-muted">
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`deletion.consequences.${consequence}`)}</li>
        ))}
      </ul>
      <PasswordField {...field("password")} label={label("oldPassword")} autoComplete="current-password" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="danger"
          busy={isSubmitting}
          busyLabel={t("deletion.submitting")}
          className="max-sm:w-full"
        >
          {t("deletion.submit")}
        </Button>
        <Button variant="ghost" onClick={onCancel} className="max-sm:w-full">
          {t("deletion.cancel")}
        </Button>
      </div>
    </FormFrame>
  );
}
