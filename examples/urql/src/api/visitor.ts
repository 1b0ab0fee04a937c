import { graphql } from "../generated/index.ts";
import type { BeginVisitMutation } from "../generated/graphql.ts";
import { endpoint, hashOf, requestOf } from "./shop.ts";

const document = graphql(`
  mutation BeginVisit {
    beginVisit {
      ... on BeginVisitPayload {
        token
      }
    }
  }
`);

const place = "warmeland-visitor";
let beginning: Promise<string> | undefined;

/** The token of this browser's visitor; undefined before its first change. */
export const knownVisitor = (): string | undefined => localStorage.getItem(place) ?? undefined;

/** The token of this browser's visitor, which begins with its first change: of several changes at once, with one of them. */
export async function visitor(): Promise<string> {
  beginning ??= begin();
  try {
    return knownVisitor() ?? (await beginning);
  } catch (error) {
    beginning = undefined;
    throw error;
  }
}

async function begin(): Promise<string> {
  const known = knownVisitor();
  if (known) return known;
  const { headers, ...options } = requestOf(undefined);
  const response = await fetch(endpoint, {
    ...options,
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } }),
  });
  const { data } = (await response.json()) as { data?: BeginVisitMutation };
  const token = data?.beginVisit.token;
  if (!token) throw new Error("The shop gave no visitor.");
  localStorage.setItem(place, token);
  return token;
}
