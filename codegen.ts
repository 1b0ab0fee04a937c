import { readFile, writeFile } from "node:fs/promises";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import { buildSchema, isAbstractType } from "graphql";

const schemaFile = "schema/schema.graphql";
const generated = "web/app/graphql/generated/";

/**
 * Tells the Apollo cache which types an interface or union can be, so that fragments on `UserError` match. A built shop
 * knows those that fragments are on; the others only spare developers a warning.
 */
async function writePossibleTypes(): Promise<void> {
  const schema = buildSchema(await readFile(schemaFile, "utf8"));
  const documents = await readFile(`${generated}persisted-documents.json`, "utf8");
  const conditions = new Set([...documents.matchAll(/\bon (\w+)/g)].map(([, name]) => name));
  const all = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type))
    .map((type) => [type.name, schema.getPossibleTypes(type).map((member) => member.name)] as const);
  const [needed, known] = [all.filter(([name]) => conditions.has(name)), all].map((types) =>
    JSON.stringify(Object.fromEntries(types)),
  );
  const code = `/// <reference types="vite/client" />\nexport const possibleTypes: Record<string, string[]> = import.meta.env.PROD ? ${needed} : ${known};\n`;
  await writeFile(`${generated}possible-types.ts`, code);
}

/** The gateway's list of trusted documents: `sha256:<hex>` to text. */
async function writeDocumentsManifest(): Promise<void> {
  const documents: Record<string, string> = JSON.parse(await readFile(`${generated}persisted-documents.json`, "utf8"));
  const manifest = Object.entries(documents).map(
    ([hash, text]) => [hash.startsWith("sha256:") ? hash : `sha256:${hash}`, text] as const,
  );
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
