import type { RouterContextProvider } from "react-router";
import { graphql } from "#app/graphql/generated/gql.ts";
import { queryOnServer } from "#app/graphql/query-on-server.ts";

const ShowsDraftsQuery = graphql(`
  query ShowsDrafts {
    isPreview
  }
`);

/** Whether the gateway shows drafts to the preview that the page was opened with; false too when nobody can say so. */
export async function showsDrafts(context: Readonly<RouterContextProvider>, signal: AbortSignal): Promise<boolean> {
  const { data } = await queryOnServer(context, ShowsDraftsQuery, {}, signal);
  return (data as { readonly isPreview?: boolean } | null | undefined)?.isPreview === true;
}
