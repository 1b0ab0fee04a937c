import { statSync } from "node:fs";
import { readRegistry, registeredFiles, registryFolder, webClient } from "@warmeland/schema/api/registry.ts";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { type TrustedDocument, trustDocuments } from "#gateway/endpoint/trusted-documents.ts";
import type { Client } from "./client.ts";

const intervalMs = 2000;

interface KnownDocumentsOptions {
  /** Those the web app was built with. */
  readonly web: ReadonlyMap<string, TrustedDocument>;
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  /** Where the clients are registered. */
  readonly folder?: string | undefined;
}

/** The documents that run by their hash: the web app's, and those of every registered client, read again when their folder changes. */
export class KnownDocuments {
  private readonly options: KnownDocumentsOptions;
  private readonly folder: string;
  private readonly timer: NodeJS.Timeout;
  private registered: ReadonlyMap<string, TrustedDocument> = new Map();
  private versions: ReadonlySet<string> = new Set();
  private names: ReadonlySet<string> = new Set();
  private state = "";

  constructor(options: KnownDocumentsOptions) {
    this.options = options;
    this.folder = options.folder ?? registryFolder;
    this.readAgain();
    this.timer = setInterval(() => this.readAgain(), intervalMs).unref();
  }

  /** A document by `sha256:<hex>`. */
  get(hash: string): TrustedDocument | undefined {
    return this.options.web.get(hash) ?? this.registered.get(hash);
  }

  /** Whether the web shop's pages send it. */
  isOfWeb({ hash }: TrustedDocument): boolean {
    return this.options.web.has(hash);
  }

  /** What a client is counted as: itself when it is registered, so that there are never more names than that. */
  labelOf(client: Client | undefined, isOwnPage: boolean): Client {
    if (isOwnPage) return { name: webClient, version: "-" };
    if (client === undefined) return { name: "none", version: "-" };
    if (!this.names.has(client.name)) return { name: "other", version: "-" };
    return this.versions.has(`${client.name}/${client.version}`) ? client : { name: client.name, version: "other" };
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private readAgain(): void {
    const { schema, log } = this.options;
    try {
      const state = this.stateOfFolder();
      if (state === this.state) return;
      const { clients, problems } = readRegistry(this.folder);
      for (const problem of problems) log.error({ problem }, "a registered client cannot be read");
      this.registered = new Map(clients.flatMap(({ documents }) => [...trustDocuments(documents, schema, log)]));
      this.names = new Set(clients.map(({ name }) => name));
      this.versions = new Set(clients.map(({ name, version }) => `${name}/${version}`));
      this.state = state;
    } catch (error) {
      // what was read before goes on; a file that came or went meanwhile is met the next time
      log.warn({ err: error }, "the registered clients could not be read");
    }
  }

  private stateOfFolder(): string {
    return registeredFiles(this.folder)
      .map(({ name, version }) => {
        const { mtimeMs, size } = statSync(`${this.folder}/${name}/${version}.json`);
        return `${name}/${version} ${mtimeMs} ${size}`;
      })
      .join("\n");
  }
}
