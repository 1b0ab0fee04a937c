import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { clearCheckoutStorage } from "./clear-checkout-storage.ts";

const SignOutMutation = graphql(`
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

/** Ends the session and loads another page anew, so that nothing personal stays in the tab's memory (decisions.md 9). */
export function useSignOut() {
  const [mutate, { loading }] = useMutation(SignOutMutation);
  /** Says whether the session is over; the page `next` is then on its way. */
  const signOut = async (next: string): Promise<boolean> => {
    const answer = await mutate().catch(() => undefined);
    if (answer?.data?.signOut.__typename !== "SignOutPayload") return false;
    clearCheckoutStorage();
    window.location.assign(next);
    return true;
  };
  return { signOut, busy: loading };
}
