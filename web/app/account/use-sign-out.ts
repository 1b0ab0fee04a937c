import { useApolloClient, useMutation } from "@apollo/client/react";
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

/** Ends the session; nothing personal stays in the tab (decisions.md 9). */
export function useSignOut() {
  const client = useApolloClient();
  const [mutate, { loading }] = useMutation(SignOutMutation);
  /**
   * @param leave goes to a page that needs nobody signed in, before the tab forgets who was
   * @returns whether the session is over
   */
  const signOut = async (leave: () => Promise<void> | void): Promise<boolean> => {
    const answer = await mutate().catch(() => undefined);
    if (answer?.data?.signOut.__typename !== "SignOutPayload") return false;
    clearCheckoutStorage();
    await leave();
    await client.resetStore().catch(() => undefined);
    return true;
  };
  return { signOut, busy: loading };
}
