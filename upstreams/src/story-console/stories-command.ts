import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import { storiesFolder } from "#upstreams/content/stories-folder.ts";
import { emptied, readStoryFiles } from "#upstreams/content/story-library.ts";
import { tellsBuiltInStories } from "#upstreams/content/tells-built-in-stories.ts";
import { openCommandDatabase } from "#upstreams/database/command-database.ts";
import { DataFolderInUse } from "#upstreams/database/data-folder-lock.ts";
import { migrateDatabase } from "#upstreams/database/migrate.ts";

import { ConsoleError } from "../console/console-command.ts";
import { runConsole } from "../console/run-console.ts";
import { allStoryCommands, storiesUsage } from "./all-story-commands.ts";

process.exitCode = await run(process.argv.slice(2));

/** `npm run stories -- VERB …`: what an editor does without a content system, on the shop's own database, whether the shop runs or not. */
async function run([verb = "", ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(allStoryCommands, verb) ? allStoryCommands[verb] : undefined;
  if (!command) {
    process.stderr.write(`${storiesUsage()}\n`);
    return 2;
  }
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const environment = parseEnvironment(process.env);
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, PORT } = environment;
    const { db, close } = await openCommandDatabase({ databaseUrl, dataFolder });
    try {
      await migrateDatabase(db);
      const files = readStoryFiles(storiesFolder, {
        warn: (_: unknown, message?: string) => void process.stderr.write(`${message}\n`),
      });
      const { told } = await tellsBuiltInStories(db);
      const services = {
        db,
        files: told ? files : emptied(files),
        publicUrl: environment.PUBLIC_URL.replace(/\/+$/, "") || `http://localhost:${PORT}`,
        previewToken: environment.CONTENT_PREVIEW_TOKEN,
        now: () => new Date(),
        edit: async (text: string, name: string) => inEditor(text, name),
      };
      const { exitCode, output } = await runConsole(services, command, rest);
      (exitCode === 0 ? process.stdout : process.stderr).write(`${output}\n`);
      return exitCode;
    } finally {
      await close();
    }
  } catch (error) {
    const isExpected = error instanceof EnvironmentError || error instanceof DataFolderInUse;
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
    return 1;
  }
}

function inEditor(text: string, name: string): string {
  const editor = process.env["VISUAL"] || process.env["EDITOR"];
  if (!editor) throw new ConsoleError("Set EDITOR to your editor, or give --file");
  const folder = mkdtempSync(join(tmpdir(), "warmeland-story-"));
  try {
    const file = join(folder, `${name.replaceAll("/", "-")}.json`);
    writeFileSync(file, text);
    // an editor is set with its arguments, such as `code --wait`
    const { status } = spawnSync(`${editor} "${file}"`, { shell: true, stdio: "inherit" });
    if (status !== 0) throw new ConsoleError("The editor did not end well; nothing is saved");
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
