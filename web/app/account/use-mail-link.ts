import { useApolloClient } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSending } from "./use-sending.ts";

const ConfirmAccountDeletionMutation = graphql(`
  mutation ConfirmAccountDeletion($input: ConfirmAccountDeletionInput!) {
    confirmAccountDeletion(input: $input) {
      ... on ConfirmAccountDeletionPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

const ConfirmEmailChangeMutation = graphql(`
  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      ... on ConfirmEmailChangePayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

const VerifyEmailMutation = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      ... on VerifyEmailPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** What the links of the account's mails do; each gives undefined when it is done, else the sentence that says why not. */
export function useMailLink() {
  const client = useApolloClient();
  const sending = useSending();
  const context = { leavesNoVisitor: true };
  return {
    deleteAccount: async (token: string) => {
      const outcome = await sending(
        async () =>
          (await client.mutate({ mutation: ConfirmAccountDeletionMutation, variables: { input: { token } }, context }))
            .data?.confirmAccountDeletion,
        "ConfirmAccountDeletionPayload",
      );
      return outcome.done ? undefined : outcome.message;
    },
    changeEmail: async (token: string) => {
      const outcome = await sending(
        async () =>
          (await client.mutate({ mutation: ConfirmEmailChangeMutation, variables: { input: { token } }, context })).data
            ?.confirmEmailChange,
        "ConfirmEmailChangePayload",
      );
      return outcome.done ? undefined : (outcome.message ?? outcome.problems[0]?.message);
    },
    verifyEmail: async (token: string) => {
      const outcome = await sending(
        async () =>
          (await client.mutate({ mutation: VerifyEmailMutation, variables: { input: { token } }, context })).data
            ?.verifyEmail,
        "VerifyEmailPayload",
      );
      return outcome.done ? undefined : outcome.message;
    },
  };
}
