import { join } from "node:path";
import type { Plugin } from "vite";

const apolloPrint = /[\\/]@apollo[\\/]client[\\/]utilities[\\/]/;
const ownPrint = join(import.meta.dirname, "../../app/graphql/document-name.ts");

/** Keeps GraphQL's printer out of what every visitor loads: Apollo prints a document only to know it again. */
export function unprintedDocuments(): Plugin {
  return {
    name: "unprinted-documents",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id, importer) => (id.endsWith("/print.js") && importer && apolloPrint.test(importer) ? ownPrint : undefined),
  };
}
