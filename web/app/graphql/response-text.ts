import type { ApolloLink } from "@apollo/client";

const texts = new WeakMap<object, string>();
const before = '{"data":';

/** Reads a gateway's answer and remembers the text of its data, which goes into the page as it is. */
export function readResponse(text: string): ApolloLink.Result {
  const answer = JSON.parse(text) as ApolloLink.Result;
  if (text.startsWith(before) && answer.data) {
    const keys = Object.keys(answer).join(" ");
    if (keys === "data") texts.set(answer.data, text.slice(before.length, -1));
    // The trace of a demonstration comes last and stays out of the page.
    if (keys === "data extensions")
      texts.set(answer.data, text.slice(before.length, text.lastIndexOf(',"extensions":')));
  }
  return answer;
}

/** An answer's data as JSON. */
export function textOfResponse(data: unknown): string {
  const known = typeof data === "object" && data !== null ? texts.get(data) : undefined;
  return known ?? JSON.stringify(data);
}
