import { useState } from "react";
import { useTranslation } from "react-i18next";
import { restockSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";

const RequestRestockNoticeMutation = graphql(`
  mutation RequestRestockNotice($input: RequestRestockNoticeInput!) {
    requestRestockNotice(input: $input) {
      ... on RequestRestockNoticePayload {
        confirmByMail
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

interface RestockFormProps {
  /** The variant that is sold out; none while there is something to choose. */
  readonly variantId: number | undefined;
}

/** Asks for one mail when a variant can be bought again. */
export function RestockForm({ variantId }: RestockFormProps) {
  const { t } = useTranslation("restock");
  return (
    <section aria-labelledby="restock" className="mt-4 print:hidden">
      <h2 id="restock" className="mb-1 font-semibold">
        {t("title")}
      </h2>
      {variantId === undefined ? (
        <p className="text-sm text-ink-muted">{t("chooseFirst")}</p>
      ) : (
        <AddressForm key={variantId} variantId={variantId} />
      )}
    </section>
  );
}

function AddressForm({ variantId }: { readonly variantId: number }) {
  const { t } = useTranslation("restock");
  const [request] = useSend(RequestRestockNoticeMutation, "requestRestockNotice", {
    context: { leavesNoVisitor: true },
  });
  const [done, setDone] = useState<string>();
  const { field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: restockSchema,
    defaultValues: { variantId },
    order: ["email"],
    idPrefix: "restock-",
  });
  if (done !== undefined)
    return (
      <Notice live type="success">
        {done}
      </Notice>
    );
  return (
    <FormFrame {...frame} onSubmit={onSubmit(request, (payload) => setDone(payload.message))}>
      <p className="mb-3 text-sm text-ink-muted">{t("text")}</p>
      <div className="flex gap-3 max-sm:flex-col sm:items-start">
        <div className="flex-1">
          <EmailField {...field("email")} label={label("email")} />
        </div>
        <Button
          type="submit"
          variant="outline"
          busy={isSubmitting}
          busyLabel={t("submitting")}
          className="sm:mt-[1.75rem]"
        >
          {t("submit")}
        </Button>
      </div>
    </FormFrame>
  );
}
