import type { DocumentNode } from "@apollo/client";

/** The hash under which the gateway knows a document of this build (`sha256:<hex>`), if codegen gave it one. */
export function documentHash(document: DocumentNode): string | undefined {
  return (document as DocumentNode & { __meta__?: { hash?: string } }).__meta__?.hash;
}
