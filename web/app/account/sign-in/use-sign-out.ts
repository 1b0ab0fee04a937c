import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { leaveSession } from "./leave-session.ts";

export const SignOutMutation = graphql(`
  mutation SignOut {
    signOut {
      ... on SignOutPayload {
        viewer {
          id
        }
      }
    }
  }
`);

const SignOutEverywhereMutation = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere {
      ... on SignOutEverywherePayload {
        viewer {
          id
        }
      }
    }
  }
`);

/** Ends the session, or all of the customer's, and loads another page anew, so that nothing personal stays in memory (docs/rules.md#signing-in-and-out). */
export function useSignOut() {
  const [end, { loading: ends }] = useMutation(SignOutMutation);
  const [endAll, { loading: endsAll }] = useMutation(SignOutEverywhereMutation);
  /** Says whether the session is over; the page `next` is then on its way. */
  const signOut = async (next: string): Promise<boolean> => {
    const answer = await end().catch(() => undefined);
    if (answer?.data?.signOut.__typename !== "SignOutPayload") return false;
    leaveSession(next);
    return true;
  };
  const signOutEverywhere = async (next: string): Promise<boolean> => {
    const answer = await endAll().catch(() => undefined);
    if (answer?.data?.signOutEverywhere.__typename !== "SignOutEverywherePayload") return false;
    leaveSession(next);
    return true;
  };
  return { signOut, signOutEverywhere, busy: ends || endsAll };
}
