import { graphql } from "#app/graphql/generated/gql.ts";

// apart from its hook, because every page sends it when a session has ended elsewhere
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
