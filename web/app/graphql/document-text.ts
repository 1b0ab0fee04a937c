import { type DocumentNode, print } from "graphql";

/** The text of a document, for a gateway that does not know its hash; `@unmask` is for Apollo in the browser alone. */
export function documentText(document: DocumentNode): string {
  return print(document).replaceAll(" @unmask", "");
}
