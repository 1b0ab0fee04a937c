import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from "graphql";
import relay, { type ConcreteRequest } from "relay-runtime";
import type { Recipe } from "#gateway/recipes/read-recipes.ts";
import type { StoreOfClient } from "./store-of-client.ts";

const require = createRequire(import.meta.url);

/**
 * Relay's store, and its compiler's own reading of the recipes: nothing is added to a document but the names that Relay gives operations.
 * @param schemaFile the published schema
 * @throws Error with what the compiler says about a document it does not take
 */
export function storeOfRelay(recipes: readonly Recipe[], schemaFile: string): StoreOfClient {
  const requests = compile(recipes, schemaFile);
  const environment = new relay.Environment({
    network: relay.Network.create(() => Promise.reject(new Error("What is not in the store is not asked for."))),
    store: new relay.Store(new relay.RecordSource()),
  });
  const requestOf = ({ name }: Recipe) => requests.get(name)!;
  return {
    sends: (recipe) => parse(requestOf(recipe).params.text!),
    reads: (recipe) => inlined(parse(recipe.document)),
    keep: (recipe, variables, data) => {
      const operation = relay.createOperationDescriptor(requestOf(recipe), variables);
      environment.commitPayload(operation, data);
      const { data: read, isMissingData } = environment.lookup(operation.fragment);
      if (isMissingData) throw new Error(`Relay misses data of ${recipe.name}.`);
      return Promise.resolve(read);
    },
  };
}

function compile(recipes: readonly Recipe[], schemaFile: string): ReadonlyMap<string, ConcreteRequest> {
  const folder = mkdtempSync(join(tmpdir(), "relay-recipes-"));
  try {
    for (const name of ["source", "compiled"]) mkdirSync(join(folder, name));
    copyFileSync(schemaFile, join(folder, "schema.graphql"));
    for (const recipe of recipes)
      writeFileSync(join(folder, "source", `${recipe.operation}.js`), `graphql\`\n${relayDocument(recipe)}\n\`;\n`);
    const config = {
      src: "./source",
      schema: "./schema.graphql",
      artifactDirectory: "./compiled",
      language: "javascript",
    };
    writeFileSync(join(folder, "relay.config.json"), JSON.stringify({ ...config, eagerEsModules: false }));
    const compiler = require.resolve("relay-compiler/cli.js");
    execFileSync(process.execPath, [compiler, "relay.config.json"], { cwd: folder, encoding: "utf8", stdio: "pipe" });
    const load = (recipe: Recipe) =>
      require(join(folder, "compiled", `${relayName(recipe)}.graphql.js`)) as ConcreteRequest;
    return new Map(recipes.map((recipe) => [recipe.name, load(recipe)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const kindOf = ({ document }: Recipe): "Query" | "Mutation" => (/^mutation\b/m.test(document) ? "Mutation" : "Query");

/** An operation is named after its module and its kind. */
const relayName = (recipe: Recipe): string => `${recipe.operation}${kindOf(recipe)}`;

function relayDocument(recipe: Recipe): string {
  return print(inlined(parse(recipe.document))).replace(` ${recipe.operation}`, ` ${relayName(recipe)}`);
}

/** A document without named fragments, which are a component's own with Relay and hidden from the operation. */
function inlined(document: DocumentNode): DocumentNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return visit(document, {
    FragmentDefinition: () => null,
    FragmentSpread: ({ name }) => {
      const { typeCondition, selectionSet } = fragments.get(name.value)!;
      return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet };
    },
  });
}
