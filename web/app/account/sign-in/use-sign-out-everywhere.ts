import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { leaveSession } from "./leave-session.ts";

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

/** Ends all sessions of the customer, this one too, and leaves as `useSignOut` does. */
export function useSignOutEverywhere() {
  const [mutate, { loading }] = useMutation(SignOutEverywhereMutation);
  /** Says whether the sessions are over; the page `next` is then on its way. */
  const signOut = async (next: string): Promise<boolean> => {
    const { status } = await send(mutate(), "signOutEverywhere");
    if (status === "done") leaveSession(next);
    return status === "done";
  };
  return { signOut, busy: loading };
}
