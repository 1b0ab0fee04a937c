import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
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

/** Ends the session and loads another page anew, so that nothing personal stays in memory (docs/rules.md#signing-in-and-out). */
export function useSignOut() {
  const [mutate, { loading }] = useMutation(SignOutMutation);
  /** Says whether the session is over; the page `next` is then on its way. */
  const signOut = async (next: string): Promise<boolean> => {
    const { status } = await send(mutate(), "signOut");
    if (status === "done") leaveSession(next);
    return status === "done";
  };
  return { signOut, busy: loading };
}
