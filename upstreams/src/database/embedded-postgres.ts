import type { Account } from "@warmeland/schema/process/service-account.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";

import pg from "pg";

import { postgresAccount, reachableFolder } from "./postgres-account.ts";
import { postgresBinaries, type PostgresBinaries } from "./postgres-binaries.ts";
import { stopOrphanedPostgres } from "./orphaned-postgres.ts";

export interface EmbeddedPostgres {
  /** Address of the shop's database, for `DATABASE_URL` or a pool. */
  url: string;
  /** Where the data lies; another folder than asked for when root starts the shop below a closed home folder. */
  folder: string;
  /** Shuts the server down in order: a checkpoint is written, connections end. */
  stop(): Promise<void>;
}

interface Options {
  /** Folder that holds the cluster, such as `.data/postgres`; made on first use. */
  folder: string;
  /** Tests give up durability for speed; the shop never does. */
  durable?: boolean;
  databaseName?: string;
  maxConnections?: number;
}

/**
 * Starts the PostgreSQL that npm brings, on a free port of 127.0.0.1, and makes the database if it is missing.
 * A server left running by a killed shop is stopped first; PostgreSQL itself recovers from what the kill interrupted.
 * @throws Error with PostgreSQL's own words when it does not come up within 30 s.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const account = await postgresAccount();
  const folder = await reachableFolder(resolve(options.folder), account);
  const binaries = await postgresBinaries(account);
  const password = await initialise(folder, binaries, account);
  await stopOrphanedPostgres(folder);
  const port = await freePort();
  const server = await launch(folder, port, binaries, account, options);
  const url = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  const databaseName = options.databaseName ?? "warmeland";
  await createDatabase(url("postgres"), databaseName).catch(async (error: unknown) => {
    await shutDown(server);
    throw error;
  });
  return { url: url(databaseName), folder, stop: () => shutDown(server) };
}

/** Where the password of a cluster's only role is stored: beside its folder, readable by the shop's user alone. */
export function passwordFileOf(folder: string): string {
  return `${folder}-password`;
}

async function initialise(folder: string, binaries: PostgresBinaries, account: Account | undefined): Promise<string> {
  const passwordFile = passwordFileOf(folder);
  if (await exists(join(folder, "initialised"))) return (await readFile(passwordFile, "utf8")).trim();
  // A folder without the mark is an initdb that was interrupted: nothing was ever stored in it.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString("base64url");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(folder, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const flags = ["--auth=scram-sha-256", "--username=postgres", `--pwfile=${passwordFile}`, "--encoding=UTF8"];
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  await run(binaries.initdb, [`--pgdata=${folder}`, ...flags, ...locale], account);
  await writeFile(join(folder, "initialised"), "");
  return password;
}

async function launch(
  folder: string,
  port: number,
  binaries: PostgresBinaries,
  account: Account | undefined,
  { durable = true, maxConnections = 100 }: Options,
): Promise<ChildProcess> {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `max_connections=${maxConnections}`,
    "shared_buffers=128MB",
    "jit=off",
    "timezone=UTC",
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  const server = spawn(
    binaries.postgres,
    ["-D", folder, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    // Its own process group: Ctrl-C must reach the shop first, which then ends the database.
    { ...account, cwd: folder, detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  await new Promise<void>((resolvePromise, reject) => {
    const deadline = setTimeout(() => {
      server.kill("SIGQUIT");
      reject(new Error(`PostgreSQL did not start within 30 s: ${output}`));
    }, 30_000);
    server.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString("utf8")).slice(-4000);
      if (output.includes("ready to accept connections")) {
        clearTimeout(deadline);
        resolvePromise();
      }
    });
    server.once("exit", (code) => {
      clearTimeout(deadline);
      reject(new Error(`PostgreSQL ended at once (code ${code}): ${output}`));
    });
    server.once("error", reject);
  });
  server.removeAllListeners("exit");
  return server;
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function shutDown(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise<void>((resolvePromise) => {
    server.once("exit", () => resolvePromise());
    server.kill("SIGINT");
  });
}

async function run(file: string, args: string[], account: Account | undefined): Promise<void> {
  const child = spawn(file, args, { ...account, cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  await new Promise<void>((resolvePromise, reject) => {
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolvePromise() : reject(new Error(`${file} failed: ${output}`))));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolvePromise, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", resolvePromise);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolvePromise) => probe.close(resolvePromise));
  return port;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
