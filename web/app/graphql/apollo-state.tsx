import type { NormalizedCacheObject } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

const elementId = "apollo-state";

/** The page's data, once, for the browser's cache. Stands before the scripts; a data block, which the CSP lets pass. */
export function ApolloState() {
  const client = useApolloClient();
  const html = import.meta.env.SSR ? escapeForScript(JSON.stringify(client.extract())) : "";
  return <script id={elementId} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the server put into the page; empty when the page came without it. */
export function readApolloState(): NormalizedCacheObject {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : {};
}

/** Keeps `</script>` and `<!--` inside data from ending the block. */
export function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
