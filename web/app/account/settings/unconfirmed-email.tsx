import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { useSending } from "#app/account/use-sending.ts";

const UnconfirmedEmailFragment = graphql(`
  fragment UnconfirmedEmail_customer on Customer {
    id
    email
    isEmailConfirmed
  }
`);

const RequestEmailVerificationMutation = graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification {
      ... on RequestEmailVerificationPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Asks a customer who has not done so to open the link that confirms the address, and sends it again. */
export function UnconfirmedEmail({ customer }: { readonly customer: FragmentType<typeof UnconfirmedEmailFragment> }) {
  const { t } = useTranslation("profile");
  const { email, isEmailConfirmed } = useFragment(UnconfirmedEmailFragment, customer);
  const sending = useSending();
  const [mutate, { loading }] = useMutation(RequestEmailVerificationMutation);
  const [answer, setAnswer] = useState<string>();
  if (isEmailConfirmed) return null;
  const sendAgain = async () => {
    const outcome = await sending(
      async () => (await mutate()).data?.requestEmailVerification,
      "RequestEmailVerificationPayload",
    );
    setAnswer(outcome.done ? t("unconfirmed.sent") : outcome.message);
  };
  return (
    <Notice type="info" title={t("unconfirmed.title")} className="mb-6">
      <p className="wrap-anywhere">{t("unconfirmed.text", { email })}</p>
      <Button
        variant="outline"
        dense
        busy={loading}
        busyLabel={t("unconfirmed.sending")}
        onClick={() => void sendAgain()}
        className="mt-3"
      >
        {t("unconfirmed.again")}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {answer}
      </p>
    </Notice>
  );
}
