import { getRequest, graphql } from "relay-runtime";
import type { visitorBeginMutation$data } from "../generated/visitorBeginMutation.graphql.ts";
import { send } from "./send.ts";

const { params } = getRequest(graphql`
  mutation visitorBeginMutation {
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
  const response = (await send(params.id!, {})) as { data?: visitorBeginMutation$data };
  const token = response.data?.beginVisit.token;
  if (!token) throw new Error("The shop gave no visitor.");
  localStorage.setItem(place, token);
  return token;
}
