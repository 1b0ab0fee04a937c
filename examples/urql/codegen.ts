import type { CodegenConfig } from "@graphql-codegen/cli";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";

const config: CodegenConfig = {
  schema: "../../schema/schema.graphql",
  documents: ["src/**/*.{ts,tsx}", "!src/generated/**"],
  generates: {
    "src/generated/": {
      preset: "client",
      // as graphcache sends it, so that what is registered is what is sent
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: "readFragment" },
        persistedDocuments: { hashAlgorithm: "sha256" },
      },
      config: {
        useTypeImports: true,
        enumType: "string-literal",
        importExtension: ".ts",
        scalars: { ID: "string", Date: "string", DateTime: "string", JSON: "unknown" },
        strictScalars: true,
      },
    },
  },
};

export default config;
