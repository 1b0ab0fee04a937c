import type { ApolloLink } from "@apollo/client";

const texts = new WeakMap<object, string>();
const before = '{"data":';

/** Reads a gateway's response and remembers the text of its data, which goes into the page as it is. */
export function readResponse(text: string): ApolloLink.Result {
  const result = JSON.parse(text) as ApolloLink.Result;
  if (text.startsWith(before) && result.data) {
    const keys = Object.keys(result).join(" ");
    if (keys === "data") texts.set(result.data, text.slice(before.length, -1));
    // The trace of a demonstration comes last and stays out of the page.
    if (keys === "data extensions")
      texts.set(result.data, text.slice(before.length, text.lastIndexOf(',"extensions":')));
  }
  return result;
}

/** A response's data as JSON. */
export function textOfResponse(data: unknown): string {
  const cached = typeof data === "object" && data !== null ? texts.get(data) : undefined;
  return cached ?? JSON.stringify(data);
}
