import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { type GraphQLSchema, validate } from "graphql";
import { type ClientDocument, type DocumentFile, placed, readDocuments } from "./read-documents.ts";
import { clientName, clientVersion, hashOfDocument, registryFolder, webClient } from "./registry.ts";

/** A client's version that cannot be registered; `problems` are sentences. */
export class RegistrationRefused extends Error {
  override name = "RegistrationRefused";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

interface Registration {
  readonly schema: GraphQLSchema;
  readonly name: string;
  readonly version: string;
  readonly files: readonly DocumentFile[];
  readonly folder?: string;
}

/**
 * Writes `NAME/VERSION.json`, with which every gateway runs these documents, as it does the web shop's. A version that was registered stays as it
 * is, because copies of it are out there.
 * @returns the file, and the hash by which the client names each operation
 * @throws RegistrationRefused, with nothing written
 */
export async function registerClient({
  schema,
  name,
  version,
  files,
  folder = registryFolder,
}: Registration): Promise<{ file: string; operations: { operation: string; hash: string }[] }> {
  const { documents, problems } = readDocuments(files);
  const refused = [...wrongNames(name, version), ...problems, ...documents.flatMap((each) => invalid(schema, each))];
  if (files.length === 0 || (documents.length === 0 && problems.length === 0))
    refused.push("There is no operation in these files.");
  if (refused.length > 0) throw new RegistrationRefused(refused);

  const sorted = documents.toSorted((one, other) => one.operation.localeCompare(other.operation));
  const operations = sorted.map(({ operation, text }) => ({ operation, hash: hashOfDocument(text) }));
  const manifest = Object.fromEntries(sorted.map(({ text }) => [hashOfDocument(text), text]));
  const content = `${JSON.stringify(manifest, null, 2)}\n`;
  const file = `${folder.replace(/\/$/, "")}/${name}/${version}.json`;
  if (existsSync(file) && (await readFile(file, "utf8")) !== content)
    throw new RegistrationRefused([`${name}/${version} is registered with other documents; these need a new version.`]);
  await mkdir(`${folder}/${name}`, { recursive: true });
  // a running gateway reads the folder and must not meet half a file
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
  return { file, operations };
}

function wrongNames(name: string, version: string): string[] {
  const problems: string[] = [];
  if (!clientName.test(name) || name === webClient)
    problems.push(
      `'${name}' is no client's name: lower-case letters, digits and dashes, and not '${webClient}', the shop itself.`,
    );
  if (!clientVersion.test(version))
    problems.push(`'${version}' is no version: letters, digits, dots, dashes, '+' and '_', such as 1.0.`);
  return problems;
}

function invalid(schema: GraphQLSchema, { operation, document }: ClientDocument): string[] {
  return validate(schema, document).map((error) => `${operation}: ${placed(error)}`);
}
