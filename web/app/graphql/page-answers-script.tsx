import { use } from "react";
import { type AnswerMap, PageAnswersContext } from "./page-answers.ts";
import { escapeForScript } from "./escape-for-script.ts";

const elementId = "page-answers";

/** The page's data, once, for the browser's cache. Stands before the scripts; a data block, which the CSP lets pass. */
export function PageAnswersScript() {
  const answers = use(PageAnswersContext);
  const html = import.meta.env.SSR ? escapeForScript(JSON.stringify([...answers])) : "";
  return <script id={elementId} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the server put into the page; empty when the page came without it. */
export function readPageAnswers(): AnswerMap {
  const text = document.getElementById(elementId)?.textContent;
  return new Map(text ? (JSON.parse(text) as [string, unknown][]) : []);
}
