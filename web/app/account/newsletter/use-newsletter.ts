import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { NewsletterStatus } from "#app/graphql/generated/graphql.ts";
import type { FormOutcome } from "#app/account/form-outcome.ts";
import type { NewsletterAnswer } from "./newsletter-notice.tsx";
import { useSending } from "#app/account/use-sending.ts";

const SubscribeToNewsletterMutation = graphql(`
  mutation SubscribeToNewsletter($input: SubscribeToNewsletterInput!) {
    subscribeToNewsletter(input: $input) {
      ... on SubscribeToNewsletterPayload {
        status
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

const ConfirmNewsletterMutation = graphql(`
  mutation ConfirmNewsletter($input: ConfirmNewsletterInput!) {
    confirmNewsletter(input: $input) {
      ... on ConfirmNewsletterPayload {
        status
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

const UnsubscribeFromNewsletterMutation = graphql(`
  mutation UnsubscribeFromNewsletter($input: UnsubscribeFromNewsletterInput!) {
    unsubscribeFromNewsletter(input: $input) {
      ... on UnsubscribeFromNewsletterPayload {
        status
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

interface Outcome {
  readonly status: NewsletterStatus;
  readonly message: string;
}

const types: Readonly<Record<NewsletterStatus, NewsletterAnswer["type"]>> = {
  SUCCESSFUL: "success",
  SUBSCRIBED: "info",
  DOI_PENDING: "warn",
  DECLINED: "warn",
  NOT_FOUND: "warn",
  UNEXPECTED: "error",
};

/** The newsletter's three verbs, each answered with what to say. */
export function useNewsletter() {
  const { t } = useTranslation("errors");
  const client = useApolloClient();
  const sending = useSending();
  const answerOf = (outcome: FormOutcome<Outcome>): NewsletterAnswer => {
    if (outcome.done) return { type: types[outcome.payload.status], message: outcome.payload.message };
    return { type: "error", message: outcome.message ?? outcome.problems[0]?.message ?? t("generic") };
  };
  // no visitor begins with a newsletter
  const context = { leavesNoVisitor: true };
  return {
    subscribe: async (email: string): Promise<NewsletterAnswer> =>
      answerOf(
        await sending(
          async () =>
            (
              await client.mutate({
                mutation: SubscribeToNewsletterMutation,
                variables: { input: { email, consent: true } },
                context,
              })
            ).data?.subscribeToNewsletter,
          "SubscribeToNewsletterPayload",
        ),
      ),
    confirm: async (token: string): Promise<NewsletterAnswer> =>
      answerOf(
        await sending(
          async () =>
            (await client.mutate({ mutation: ConfirmNewsletterMutation, variables: { input: { token } }, context }))
              .data?.confirmNewsletter,
          "ConfirmNewsletterPayload",
        ),
      ),
    /** @param token of a mail; without one the customer who is signed in is meant */
    unsubscribe: async (token: string | undefined): Promise<NewsletterAnswer> =>
      answerOf(
        await sending(
          async () =>
            (
              await client.mutate({
                mutation: UnsubscribeFromNewsletterMutation,
                variables: { input: { token } },
                context,
              })
            ).data?.unsubscribeFromNewsletter,
          "UnsubscribeFromNewsletterPayload",
        ),
      ),
  };
}
