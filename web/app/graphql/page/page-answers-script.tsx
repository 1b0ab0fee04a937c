import { use } from "react";
import { textOfAnswer } from "#app/graphql/answer-text.ts";
import { type AnswerMap, PageAnswersContext } from "./page-answers.ts";
import { escapeForScript } from "./escape-for-script.ts";

const elementId = "page-answers";

/** The page's data, once, for the browser's cache. Stands before the scripts; a data block, which the CSP lets pass. */
export function PageAnswersScript() {
  const answers = use(PageAnswersContext);
  const html = import.meta.env.SSR ? escapeForScript(`[${[...answers].map(written).join(",")}]`) : "";
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
  return `[${JSON.stringify(key)},${textOfAnswer(data)}]`;
}

/** What the server put into the page; empty when the page came without it. */
export function readPageAnswers(): AnswerMap {
  const text = document.getElementById(elementId)?.textContent;
  return new Map(text ? (JSON.parse(text) as [string, unknown][]) : []);
}
