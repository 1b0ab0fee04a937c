// @vitest-environment node
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { parts } from "./unused-parts.ts";

const root = join(import.meta.dirname, "../../..");
const folders = ["web/node_modules/@apollo/client/utilities", "node_modules/react-router/dist/production"];
const modules = folders.flatMap((folder) =>
  globSync("**/*.js", { cwd: join(root, folder), exclude: ["**/__cjs/**"] }).map((file) => join(root, folder, file)),
);

/** What a module gives to those that import it. */
const namesOf = async (file: string) =>
  Object.keys((await import(/* @vite-ignore */ pathToFileURL(file).href)) as object).toSorted();

// The build itself fails when something imports what the replacement lacks.
test.each(parts)("$file is one module of its package, and exports what its replacement does", async (part) => {
  const originals = modules.filter((file) => file.endsWith(part.file));
  expect(originals).toHaveLength(1);
  expect(await namesOf(originals[0]!)).toEqual(expect.arrayContaining(await namesOf(part.replacement)));
});
