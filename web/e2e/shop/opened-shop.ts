import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Opens one more shop of a running installation with the built-in catalogue, as a merchant does: by its line. */
export async function openByItsLine(dataFolder: string, locale: string): Promise<void> {
  const lines = (await readFile(join(root, "upstreams/catalogue/catalogue.ndjson"), "utf8")).split("\n");
  const opened = lines.map((line) =>
    line.startsWith('{"type":"shop"') && line.includes(`"locale":"${locale}"`)
      ? line.replace(',"open":false', "")
      : line,
  );
  const file = join(dataFolder, "opened.ndjson");
  await writeFile(file, opened.join("\n"));
  await promisify(execFile)(
    process.execPath,
    ["upstreams/src/catalogue/import-command.ts", file, "--images", join(root, "upstreams/catalogue/images")],
    { cwd: root, env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataFolder } },
  );
}
