import { readFile, writeFile } from "node:fs/promises";
import { printSchema } from "graphql";
import { schema } from "./schema.ts";

const file = new URL("../../schema/schema.graphql", import.meta.url);
const printed = `${printSchema(schema)}\n`;

if (process.argv.includes("--check")) {
  if ((await readFile(file, "utf8")) !== printed) {
    process.stderr.write("schema/schema.graphql is not what the gateway serves: run `npm run schema:print`.\n");
    process.exitCode = 1;
  }
} else {
  await writeFile(file, printed);
}
