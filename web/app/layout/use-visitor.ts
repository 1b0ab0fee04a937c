import { useQuery } from "@apollo/client/react";
import { useCallback } from "react";
import { VisitorQuery } from "./visitor-query.ts";

/** The visitor of this tab; undefined until known, and on the server always. One request serves every caller. */
export function useVisitor() {
  const { data, loading, error, refetch } = useQuery(VisitorQuery, { ssr: false, errorPolicy: "all" });
  const retry = useCallback(() => void refetch(), [refetch]);
  return { visitor: data, isKnown: !loading && data !== undefined, failed: error !== undefined, retry };
}
