import { useMutation } from "@apollo/client/react";
import type { ExportMyDataInput } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const ExportMyDataMutation = graphql(`
  mutation ExportMyData($input: ExportMyDataInput!) {
    exportMyData(input: $input) {
      ... on ExportMyDataPayload {
        document
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Asks for a copy of everything that is stored about the customer; it goes to the customer's disk and into no cache. */
export function useExportMyData() {
  const [mutate] = useMutation(ExportMyDataMutation, { fetchPolicy: "no-cache" });
  return (input: ExportMyDataInput) => send(mutate({ variables: { input } }), "exportMyData");
}
