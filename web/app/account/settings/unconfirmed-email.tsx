import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";

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

const UnconfirmedEmailFragment = graphql(`
  fragment UnconfirmedEmail_customer on Customer {
    id
    email
    isEmailConfirmed
  }
`);

/** Asks a customer who has not done so to open the link that confirms the address, and sends it again. */
export function UnconfirmedEmail({ customer }: { readonly customer: FragmentType<typeof UnconfirmedEmailFragment> }) {
  const { t } = useTranslation("profile");
  const { email, isEmailConfirmed } = useFragment(UnconfirmedEmailFragment, customer);
  const [request, { loading: busy }] = useSend(RequestEmailVerificationMutation, "requestEmailVerification");
  const outcomeText = useOutcomeText();
  const [response, setResponse] = useState<string>();
  if (isEmailConfirmed) return null;
  const sendAgain = async () => {
    const outcome = await request();
    setResponse(outcome.status === "done" ? t("unconfirmed.sent") : outcomeText(outcome));
  };
  return (
    <Notice type="info" title={t("unconfirmed.title")} className="mb-6">
      <p className="wrap-anywhere">{t("unconfirmed.text", { email })}</p>
      <Button
        variant="outline"
        dense
        busy={busy}
        busyLabel={t("unconfirmed.sending")}
        onClick={() => void sendAgain()}
        className="mt-3"
      >
        {t("unconfirmed.again")}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {response}
      </p>
    </Notice>
  );
}
