import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const generatedFile = new URL("../../app/graphql/generated/graphql.ts", import.meta.url);
const exportedDocument = /^export const \w+ = (\{.*\}) as unknown as /gm;
const documentCall = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const tableImport = /^import \{ graphql \} from "#app\/graphql\/generated\/gql\.ts";$/m;
const definition = /\b(query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Replaces every ``graphql(`query X …`)`` by its generated document. The generated look-up table would bring every
 * document of the shop into every page; this way a page carries only its own.
 * @throws when a document is not among the generated ones, because codegen has not run since it was written.
 */
export function inlineDocuments(): Plugin {
  let documents: Promise<Map<string, string>> | undefined;
  return {
    name: "inline-documents",
    enforce: "pre",
    buildStart() {
      documents = undefined;
    },
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("/generated/") || !code.includes("graphql(")) return null;
      documents ??= readDocuments();
      const known = await documents;
      const replaced = code.replace(documentCall, (call, text: string) => {
        const [, kind = "", name = ""] = definition.exec(text) ?? [];
        const document = known.get(`${kind} ${name}`);
        if (!document) this.error(`No generated document for ${kind} ${name}: run codegen.`);
        return `(${document})${"\n".repeat(call.split("\n").length - 1)}`;
      });
      if (replaced === code) return null;
      return { code: replaced.includes("graphql(`") ? replaced : replaced.replace(tableImport, ""), map: null };
    },
  };
}

/** Codegen changes letters in the names it exports, so documents are found by what they define first. */
async function readDocuments(): Promise<Map<string, string>> {
  const code = await readFile(generatedFile, "utf8");
  return new Map(
    [...code.matchAll(exportedDocument)].map(([, document = ""]) => {
      const { definitions } = JSON.parse(document) as { definitions: readonly { operation?: string; name: { value: string } }[] };
      const [first] = definitions;
      return [`${first?.operation ?? "fragment"} ${first?.name.value}`, document];
    }),
  );
}
