import { useQuery } from "@apollo/client/react";
import { useCallback } from "react";
import { VisitorQuery } from "./visitor-query.ts";

/** The visitor of this tab; undefined until loaded, and on the server always. One request serves every caller. */
export function useVisitor() {
  const { data, loading, error, refetch } = useQuery(VisitorQuery, { ssr: false, errorPolicy: "all" });
  const retry = useCallback(() => void refetch(), [refetch]);
  // A customer who is loaded anew stays who they are until the response: what they are filling in stays on screen.
  const isLoaded = data !== undefined && (!loading || data.viewer !== null);
  return { visitor: data, isLoaded, failed: error !== undefined, retry };
}
