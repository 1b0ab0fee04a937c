import { readFile } from "node:fs/promises";
import type { DefinitionNode } from "graphql";
import type { Plugin } from "vite";
import { printDefinition } from "./print-definition.ts";

interface Document {
  readonly hash: string | undefined;
  /** Its own definition first, then the fragments it spreads. */
  readonly definitions: readonly string[];
}

interface Documents {
  readonly byName: ReadonlyMap<string, Document>;
  readonly definitions: ReadonlyMap<string, DefinitionNode>;
}

const generatedFile = new URL("../../app/graphql/generated/graphql.ts", import.meta.url);
const exportedDocument = /^export const \w+ = (\{.*\}) as unknown as /gm;
const documentCall = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const tableImport = /^import \{ graphql \} from "#app\/graphql\/generated\/gql\.ts";$/m;
const definitionStart = /\b(query|mutation|subscription|fragment)\s+(\w+)/;
const virtual = "virtual:graphql/";

/**
 * Replaces every ``graphql(`query X …`)`` by its generated document. The generated look-up table would bring every
 * document of the shop into every page; this way a page carries only its own, and a fragment only once.
 * @throws when a document is not among the generated ones, because codegen has not run since it was written.
 */
export function inlineDocuments(): Plugin {
  let reading: Promise<Documents> | undefined;
  const documents = () => (reading ??= readDocuments());
  return {
    name: "inline-documents",
    enforce: "pre",
    buildStart() {
      reading = undefined;
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${virtual}`)) return null;
      const definition = (await documents()).definitions.get(id.slice(virtual.length + 1));
      if (!definition) return this.error(`No generated definition for ${id}: run codegen.`);
      return `import { a, f, g, i, o, s, t, u, v, w } from "#app/graphql/ast.ts";\nexport default ${printDefinition(definition)};`;
    },
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("/generated/") || !code.includes("graphql(`")) return null;
      const { byName } = await documents();
      const imports = new Map<string, string>();
      const nameFor = (definition: string) => {
        if (!imports.has(definition)) imports.set(definition, `__definition${imports.size}`);
        return imports.get(definition)!;
      };
      const replaced = code.replace(documentCall, (call, text: string) => {
        const [, kind = "", name = ""] = definitionStart.exec(text) ?? [];
        const document = byName.get(`${kind}/${name}`);
        if (!document) return this.error(`No generated document for ${kind} ${name}: run codegen.`);
        const parts = [
          `[${document.definitions.map(nameFor).join(", ")}]`,
          ...(document.hash ? [JSON.stringify(document.hash)] : []),
        ];
        return `/* @__PURE__ */ __document(${parts.join(", ")})${"\n".repeat(call.split("\n").length - 1)}`;
      });
      const head = [
        'import { d as __document } from "#app/graphql/ast.ts";',
        ...[...imports].map(([definition, name]) => `import ${name} from "${virtual}${definition}";`),
      ].join(" ");
      const rest = replaced.includes("graphql(`") ? replaced : replaced.replace(tableImport, "");
      return { code: `${head} ${rest}`, map: null };
    },
  };
}

/** Codegen changes letters in the names it exports, so documents are found by what they define first. */
async function readDocuments(): Promise<Documents> {
  const code = await readFile(generatedFile, "utf8");
  const byName = new Map<string, Document>();
  const definitions = new Map<string, DefinitionNode>();
  for (const [, json = ""] of code.matchAll(exportedDocument)) {
    const document = JSON.parse(json) as { definitions: readonly DefinitionNode[]; __meta__?: { hash: string } };
    const names = document.definitions.map(nameOf);
    for (const [index, definition] of document.definitions.entries()) definitions.set(names[index]!, definition);
    byName.set(names[0]!, { hash: document.__meta__?.hash, definitions: names });
  }
  return { byName, definitions };
}

function nameOf(definition: DefinitionNode): string {
  if (definition.kind === "FragmentDefinition") return `fragment/${definition.name.value}`;
  if (definition.kind === "OperationDefinition" && definition.name)
    return `${definition.operation}/${definition.name.value}`;
  throw new Error("A document of the web app has a definition without a name.");
}
