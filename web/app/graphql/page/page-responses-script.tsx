import { use } from "react";
import { textOfResponse } from "#app/graphql/response-text.ts";
import { type PageResponses, PageResponsesContext } from "./page-responses.ts";
import { escapeForScript } from "./escape-for-script.ts";

const elementId = "page-responses";

/** The page's data, once, for the browser's cache. Stands before the scripts; a data block, which the CSP lets pass. */
export function PageResponsesScript() {
  const responses = use(PageResponsesContext);
  const html = import.meta.env.SSR ? escapeForScript(`[${[...responses].map(written).join(",")}]`) : "";
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function written([key, data]: readonly [string, unknown]): string {
  return `[${JSON.stringify(key)},${textOfResponse(data)}]`;
}

/** What the server put into the page; empty when the page came without it. */
export function readPageResponses(): PageResponses {
  const text = document.getElementById(elementId)?.textContent;
  return new Map(text ? (JSON.parse(text) as [string, unknown][]) : []);
}
