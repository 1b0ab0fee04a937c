import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { GuestLogin } from "@warmeland/schema/rules/account/guest-login.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ServerProblem } from "#app/ui/form/use-validated-form.ts";

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
      ... on InvalidInput {
        fields {
          field
          message
        }
      }
      ... on TooManyAttempts {
        retryAfterSeconds
      }
      ... on UserError {
        code
      }
    }
  }
`);

export type SignInOutcome =
  | { readonly signedIn: true }
  /** Either what is wrong with fields, or one message for the whole form. */
  | { readonly signedIn: false; readonly problems: readonly ServerProblem[]; readonly message: string | undefined };

const refused = (message: string | undefined, problems: readonly ServerProblem[] = []): SignInOutcome => ({
  signedIn: false,
  problems,
  message,
});

/** Opens a guest's session; the visitor's basket stays theirs. */
export function useSignInAsGuest() {
  const { t } = useTranslation("account");
  const { t: tErrors } = useTranslation("errors");
  const [mutate] = useMutation(SignInAsGuestMutation, {
    update(cache, { data }) {
      const result = data?.signInAsGuest;
      if (result?.__typename !== "SignInAsGuestPayload") return;
      const { id } = result.viewer;
      cache.modify({
        fields: { viewer: (_before, { toReference }) => toReference({ __typename: "Customer", id }) ?? null },
      });
    },
  });

  return async (input: GuestLogin): Promise<SignInOutcome> => {
    const answer = await mutate({ variables: { input } }).catch(() => undefined);
    const result = answer?.data?.signInAsGuest;
    switch (result?.__typename) {
      case "SignInAsGuestPayload":
        return { signedIn: true };
      case "AccountIsNotAGuest":
        return refused(undefined, [{ field: "email", message: t("notAGuest") }]);
      case "InvalidInput":
        return refused(undefined, result.fields);
      case "TooManyAttempts":
        return refused(t("tooManyAttempts", { count: Math.ceil(result.retryAfterSeconds / 60) }));
      default:
        return refused(tErrors("generic"));
    }
  };
}
