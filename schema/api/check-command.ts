import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { buildSchema, type GraphQLSchema } from "graphql";
import { deprecationsOf } from "./deprecations.ts";
import { breaksOf, readReplays } from "./replay.ts";
import { schemaChanges } from "./schema-changes.ts";
import { readAllClients, readSchema, schemaFiles } from "./schema-files.ts";

process.exitCode = await run(process.argv.slice(2));

/** `npm run schema:check [-- OLD]`: whether clients can go on with schema/schema.graphql; OLD is a file or a commit, else the last release. */
async function run([old]: string[]): Promise<0 | 1> {
  const [before, present, { clients, problems }] = await Promise.all([
    readOld(old),
    readSchema(schemaFiles.present),
    readAllClients(),
  ]);
  const changes = await schemaChanges(before, present);
  const replays = readReplays(before, clients);
  const breaks = breaksOf(present, replays, changes);
  const broken = new Set(breaks.map(({ coordinate }) => coordinate));

  for (const problem of problems) say(problem);
  for (const { client, version, operation, coordinate, message, isRefused } of breaks)
    say(`${client} ${version}  ${operation}  ${coordinate}  ${isRefused ? "refused" : "changed"}: ${message}`);
  for (const { kind, coordinate, message } of changes)
    if (kind === "breaking" && !broken.has(coordinate)) say(`nobody registered  ${coordinate}  ${message}`);
  const today = new Date().toISOString().slice(0, 10);
  for (const { coordinate, removeAfter } of deprecationsOf(present))
    if (removeAfter !== undefined && removeAfter < today) say(`due  ${coordinate} may be removed since ${removeAfter}`);
  say(
    `${replays.length} documents of ${clients.length} clients, ${changes.length} changes of the schema, ${breaks.length} breaks`,
  );
  return breaks.length + problems.length > 0 ? 1 : 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function readOld(old: string | undefined): Promise<GraphQLSchema> {
  if (old === undefined) return readSchema(schemaFiles.released);
  if (existsSync(old)) return readSchema(old);
  return buildSchema(
    execFileSync("git", ["show", `${old}:schema/schema.graphql`], { encoding: "utf8", maxBuffer: 2 ** 26 }),
  );
}
