import { readFile, writeFile } from "node:fs/promises";
import { changelogSection, withSection } from "./changelog.ts";
import { breaksOf, readReplays } from "./replay.ts";
import { schemaChanges } from "./schema-changes.ts";
import { readAllClients, readSchema, schemaFiles, withoutDescriptions } from "./schema-files.ts";

const changelogFile = new URL("../../docs/api/changelog.md", import.meta.url);

process.exitCode = await run(process.argv.slice(2));

/** `npm run schema:release -- VERSION`: writes what changed since the last release into the changelog, and makes the schema the released one. */
async function run([version]: string[]): Promise<0 | 1 | 2> {
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) {
    process.stderr.write("npm run schema:release -- VERSION, such as 1.2.0\n");
    return 2;
  }
  const [before, present, { clients }] = await Promise.all([
    readSchema(schemaFiles.released),
    readSchema(schemaFiles.present),
    readAllClients(),
  ]);
  const changes = await schemaChanges(before, present);
  if (breaksOf(present, readReplays(before, clients), changes).length > 0) {
    process.stderr.write("Registered clients could not go on with this schema: npm run schema:check names them.\n");
    return 1;
  }
  const section = changelogSection(version, new Date().toISOString().slice(0, 10), changes);
  await writeFile(changelogFile, withSection(await readFile(changelogFile, "utf8"), section));
  await writeFile(schemaFiles.released, withoutDescriptions(await readFile(schemaFiles.present, "utf8")));
  process.stdout.write(`${changes.length} changes in docs/api/changelog.md\n`);
  return 0;
}
