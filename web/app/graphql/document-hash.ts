import type { DocumentNode } from "@apollo/client";

/** The hash under which the gateway knows a document of this build (`sha256:<hex>`), if codegen gave it one. */
export function documentHash(document: DocumentNode): string | undefined {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } };
  if (!meta?.hash) return undefined;
  return meta.hash.startsWith("sha256:") ? meta.hash : `sha256:${meta.hash}`;
}
