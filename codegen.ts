import { readFile, writeFile } from "node:fs/promises";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import { buildSchema, isAbstractType } from "graphql";

const schemaFile = "schema/schema.graphql";
const generated = "web/app/graphql/generated/";

/** Tells the Apollo cache which types an interface or union can be, so that fragments on `UserError` match; only those that fragments are on. */
async function writePossibleTypes(): Promise<void> {
  const documents = await readFile(`${generated}persisted-documents.json`, "utf8");
  const conditions = new Set([...documents.matchAll(/\bon (\w+)/g)].map(([, name]) => name));
  const schema = buildSchema(await readFile(schemaFile, "utf8"));
  const possibleTypes = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isAbstractType(type))
      .filter((type) => conditions.has(type.name))
      .map((type) => [type.name, schema.getPossibleTypes(type).map((member) => member.name)]),
  );
  await writeFile(`${generated}possible-types.ts`, `export const possibleTypes = ${JSON.stringify(possibleTypes)};\n`);
}

/** The gateway's list of trusted documents: `sha256:<hex>` to text. */
async function writeDocumentsManifest(): Promise<void> {
  const documents: Record<string, string> = JSON.parse(await readFile(`${generated}persisted-documents.json`, "utf8"));
  const manifest = Object.entries(documents).map(([hash, text]) => [hash.startsWith("sha256:") ? hash : `sha256:${hash}`, text] as const);
  await writeFile("schema/documents.json", `${JSON.stringify(Object.fromEntries(manifest), null, 1)}\n`);
}

const config: CodegenConfig = {
  schema: schemaFile,
  documents: ["web/app/**/*.{ts,tsx}", `!${generated}**`, "!web/app/**/*.test.{ts,tsx}"],
  ignoreNoDocuments: true,
  generates: {
    [generated]: {
      preset: "client",
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: "embedHashInDocument", hashAlgorithm: "sha256" },
      },
      config: {
        inlineFragmentTypes: "mask",
        useTypeImports: true,
        enumType: "string-literal",
        importExtension: ".ts",
        scalars: { ID: "string", DateTime: "string", JSON: "unknown" },
        strictScalars: true,
      },
    },
  },
  hooks: { beforeDone: [writePossibleTypes, writeDocumentsManifest] },
};

export default config;
