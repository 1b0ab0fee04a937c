import { useApolloClient } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { recentSearches } from "./recent-searches.ts";

const RecordSearchMutation = graphql(`
  mutation RecordSearch($input: RecordSearchInput!) {
    recordSearch(input: $input) {
      __typename
    }
  }
`);

let visitorMark: string | undefined;

/**
 * What a submitted search leaves behind: a place among the browser's own, and a count of the shop's. The mark that sets visitors apart for
 * counting lives as long as the page and is stored nowhere.
 */
export function useRecordSearch(): (term: string) => void {
  const client = useApolloClient();
  return (term) => {
    if (term === "") return;
    recentSearches.add(term);
    visitorMark ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, "0"),
    ).join("");
    const variables = { input: { term, visitorMark } };
    void send(
      client.mutate({ mutation: RecordSearchMutation, variables, context: { leavesNoVisitor: true } }),
      "recordSearch",
    );
  };
}
