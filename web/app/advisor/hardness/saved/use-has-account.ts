import { useQuery } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";

const AccountHolderQuery = graphql(`
  query AccountHolder {
    viewer {
      id
      isGuest
    }
  }
`);

/** Whether the visitor is signed in with an account, once the page knows; nothing is requested for it. */
export function useHasAccount(): boolean {
  const { data } = useQuery(AccountHolderQuery, { fetchPolicy: "cache-only" });
  return data?.viewer?.isGuest === false;
}
