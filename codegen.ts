import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import { buildSchema, isAbstractType } from "graphql";

const schemaFile = "schema/schema.graphql";
const generated = "web/app/graphql/generated/";

/**
 * Names for the Apollo cache which types an interface or union can be, so that fragments on `UserError` match. A built shop
 * knows those that fragments are on; the others only spare developers a warning.
 */
async function writePossibleTypes(): Promise<void> {
  const schema = buildSchema(await readFile(schemaFile, "utf8"));
  const documents = await readFile(`${generated}persisted-documents.json`, "utf8");
  const conditions = new Set([...documents.matchAll(/\bon (\w+)/g)].map(([, name]) => name));
  const all = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type))
    .map((type) => [type.name, schema.getPossibleTypes(type).map((member) => member.name)] as const);
  const [needed, every] = [all.filter(([name]) => conditions.has(name)), all].map((types) =>
    JSON.stringify(Object.fromEntries(types)),
  );
  const code = `/// <reference types="vite/client" />\nexport const possibleTypes: Record<string, string[]> = import.meta.env.PROD ? ${needed} : ${every};\n`;
  await writeFile(`${generated}possible-types.ts`, code);
}

/** A document as the gateway receives it: `@unmask` is for Apollo in the browser alone. */
const withoutUnmask = (text: string) => text.replaceAll(" @unmask", "");

/** Under which the gateway has a document: `sha256:<hex>` of its text. */
const documentHash = (text: string) => `sha256:${createHash("sha256").update(withoutUnmask(text)).digest("hex")}`;

/** The gateway's list of trusted documents: hash to text. */
async function writeDocumentsManifest(): Promise<void> {
  const documents = withoutUnmask(await readFile(`${generated}persisted-documents.json`, "utf8"));
  await writeFile("schema/documents.json", `${documents}\n`);
}

const types = {
  useTypeImports: true,
  enumType: "string-literal",
  importExtension: ".ts",
  scalars: { ID: "string", Date: "string", DateTime: "string", JSON: "unknown" },
  strictScalars: true,
};

const config: CodegenConfig = {
  schema: schemaFile,
  ignoreNoDocuments: true,
  generates: {
    [generated]: {
      preset: "client",
      documents: ["web/app/**/*.{ts,tsx}", `!${generated}**`, "!web/app/**/*.test.{ts,tsx}"],
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: "embedHashInDocument", hashAlgorithm: documentHash },
      },
      config: { ...types, inlineFragmentTypes: "mask", customDirectives: { apolloUnmask: true } },
    },
    "clients/typescript/src/generated/": {
      preset: "client",
      documents: ["clients/typescript/documents/*.graphql"],
      presetConfig: {
        fragmentMasking: false,
        skipIndexFile: true,
        persistedDocuments: { mode: "embedHashInDocument", hashAlgorithm: documentHash },
      },
      config: { ...types, documentMode: "string" },
    },
  },
  hooks: { beforeDone: [writePossibleTypes, writeDocumentsManifest] },
};

export default config;
