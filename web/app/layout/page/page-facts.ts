import { createContext, use } from "react";
import { escapeForScript } from "#app/graphql/page/escape-for-script.ts";

type Facts = readonly Readonly<Record<string, unknown>>[];

/** The blocks of facts of the page that is being rendered. */
export const PageFactsContext = createContext<Set<string>>(new Set());

/** Puts facts for search engines (schema.org) at the end of the page: those read it as the server sends it, so the browser has no part in them. */
export const usePageFacts: (facts: Facts | undefined) => void = import.meta.env.SSR ? useServerFacts : () => undefined;

function useServerFacts(facts: Facts = []): void {
  const blocks = use(PageFactsContext);
  for (const each of facts) blocks.add(factsBlock(each));
}

/** One block of facts, safe against text that would end it. */
export function factsBlock(facts: Facts[number]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...facts });
  return `<script type="application/ld+json">${escapeForScript(json)}</script>`;
}
