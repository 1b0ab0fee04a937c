import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

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

/** Drops a session without more ado; pages load this when one has ended elsewhere. */
export const signOut = (client: ApolloClient) => send(client.mutate({ mutation: SignOutMutation }), "signOut");
