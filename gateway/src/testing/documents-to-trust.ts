import { createHash } from "node:crypto";
import pino from "pino";
import { schema } from "#gateway/schema.ts";
import { trustDocuments } from "#gateway/endpoint/trusted-documents.ts";

/** The hash a trusted document is sent by. */
export const hashOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;

export const shopDocument = "query ShopName { shop { name locale } }";
export const basketDocument = "query Basket { basket { count } }";
export const clearDocument = "mutation Clear { clearBasket { __typename } }";
export const listingDocument = `query Listing($path: String!) { category(path: $path) { listing(first: 2) { totalCount edges { node { name } } } } }`;

/** Documents as a build would trust them. */
export const trusting = (...texts: readonly string[]): ReturnType<typeof trustDocuments> =>
  trustDocuments(Object.fromEntries(texts.map((text) => [hashOf(text), text])), schema, pino({ level: "silent" }));

/** One document of each kind, as a build would trust them: public, personal, a mutation, and one with a variable. */
export const documents = trusting(shopDocument, basketDocument, clearDocument, listingDocument);
