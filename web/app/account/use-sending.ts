import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { FormOutcome, FormRefusal } from "./form-outcome.ts";

// what every mutation asks of a refusal
graphql(`
  fragment Refusal_error on UserError {
    code
    message
    field
    ... on InvalidInput {
      fields {
        field
        message
      }
    }
    ... on TooManyAttempts {
      retryAfterSeconds
    }
  }
`);

/** What the members of all result unions may have. */
interface AnyMember {
  readonly __typename: string;
  readonly message?: string;
  readonly field?: string | null;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly retryAfterSeconds?: number;
}

type MemberOf<Member extends { readonly __typename: string }, Name> = Extract<Member, { readonly __typename: Name }>;

/**
 * Sends a form and reads the answer: the payload, or sentences to show. What the gateway refuses, it words itself; no connection and too many
 * tries have sentences of this side, because they are about this device and about time.
 */
export function useSending() {
  const { t } = useTranslation("account");
  const { t: tErrors } = useTranslation("errors");

  /**
   * @param send gives the member of the mutation's result union; it may throw
   * @param payloadName type of the member that means success
   * @param otherwise said when there was no answer that says why
   */
  return async <Member extends { readonly __typename: string }, Name extends Member["__typename"]>(
    send: () => Promise<Member | undefined>,
    payloadName: Name,
    otherwise = tErrors("generic"),
  ): Promise<FormOutcome<MemberOf<Member, Name>>> => {
    const member = await send().catch(() => undefined);
    if (member === undefined) return refusal(undefined, navigator.onLine ? otherwise : t("offline"));
    if (member.__typename === payloadName) return { done: true, payload: member as MemberOf<Member, Name> };
    const { __typename: because, fields, field, message, retryAfterSeconds } = member as AnyMember;
    if (fields) return refusal(because, undefined, fields);
    if (retryAfterSeconds !== undefined) {
      return refusal(because, t("tooManyAttempts", { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) }));
    }
    if (field && message !== undefined) return refusal(because, undefined, [{ field, message }]);
    return refusal(because, message ?? otherwise);
  };
}

function refusal(
  because: string | undefined,
  message: string | undefined,
  problems: FormRefusal["problems"] = [],
): FormRefusal {
  return { done: false, because, message, problems };
}
