import { readFile } from "node:fs/promises";
import { buildSchema, type GraphQLSchema, parse, print, visit } from "graphql";
import { readManifest, readRegistry, type Registry, webClient } from "./registry.ts";

const folder = new URL("../", import.meta.url);

/** The schema as it is, the one of the last release without its descriptions, and the documents of the web app by hash. */
export const schemaFiles = {
  present: new URL("schema.graphql", folder),
  released: new URL("released.graphql", folder),
  webDocuments: new URL("documents.json", folder),
};

/** Reads a schema from a file. */
export async function readSchema(file: URL | string): Promise<GraphQLSchema> {
  return buildSchema(await readFile(file, "utf8"));
}

/** Everybody whose documents are registered: the clients, and the web app as `npm run codegen` left it. */
export async function readAllClients(): Promise<Registry> {
  const { clients, problems } = readRegistry();
  const documents = readManifest(await readFile(schemaFiles.webDocuments, "utf8"));
  return { clients: [{ name: webClient, version: "built", documents }, ...clients], problems };
}

/** A schema's text without its descriptions, which no client depends on. */
export function withoutDescriptions(text: string): string {
  const bare = visit(parse(text), {
    enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(bare)}\n`;
}
