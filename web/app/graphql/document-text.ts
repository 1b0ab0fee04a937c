import { type DocumentNode, print } from "graphql";

/** The text of a document, for a gateway that does not know its hash. */
export function documentText(document: DocumentNode): string {
  return print(document);
}
