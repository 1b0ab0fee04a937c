import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** One version of a client. */
export interface RegisteredClient {
  readonly name: string;
  readonly version: string;
  /** Texts of the documents it sends, by `sha256:<hex>`. */
  readonly documents: Readonly<Record<string, string>>;
}

export interface Registry {
  readonly clients: readonly RegisteredClient[];
  /** What cannot be used, each in a sentence that names the file. */
  readonly problems: readonly string[];
}

/** `NAME/VERSION.json` for each version of a client that runs, each a JSON object of texts by hash. */
export const registryFolder = fileURLToPath(new URL("../clients/", import.meta.url));

/** The name that the web shop's own documents go by; no client has it. */
export const webClient = "web";

export const clientName = /^[a-z][a-z0-9-]{0,39}$/;
export const clientVersion = /^[A-Za-z0-9][\w.+-]{0,39}$/;

const manifestSchema = z.record(z.string(), z.string());

/** Under which the gateway knows a document. */
export const hashOfDocument = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;

/** Reads the registered clients; a file that cannot be used leaves out its version alone. */
export function readRegistry(folder: string = registryFolder): Registry {
  const clients: RegisteredClient[] = [];
  const problems: string[] = [];
  for (const { name, version } of registeredFiles(folder)) {
    const file = `${name}/${version}.json`;
    try {
      const documents = readManifest(readFileSync(`${folder}/${file}`, "utf8"));
      const wrong = Object.entries(documents).find(([hash, text]) => hash !== hashOfDocument(text));
      if (wrong) problems.push(`${file}: ${wrong[0]} is not the SHA-256 of its text.`);
      else clients.push({ name, version, documents });
    } catch (error) {
      problems.push(`${file}: ${error instanceof SyntaxError ? error.message : "it holds no texts by hash"}.`);
    }
  }
  return { clients, problems };
}

/** A manifest's texts by hash. @throws SyntaxError for what is no JSON, ZodError for another shape */
export function readManifest(json: string): Record<string, string> {
  return manifestSchema.parse(JSON.parse(json));
}

/** Names and versions that a folder has files of; a name or version that no client can send is passed over. */
export function registeredFiles(folder: string): { name: string; version: string }[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries
    .filter(({ name }) => clientName.test(name))
    .flatMap(({ name }) =>
      readdirSync(`${folder}/${name}`)
        .filter((file) => file.endsWith(".json") && clientVersion.test(file.slice(0, -5)))
        .map((file) => ({ name, version: file.slice(0, -5) })),
    )
    .toSorted((one, other) => `${one.name}/${one.version}`.localeCompare(`${other.name}/${other.version}`));
}
