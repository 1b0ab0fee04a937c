import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret of the settings or, in demo mode, one made once and stored in the data folder (docs/rules.md#modes). */
export async function sessionSecret(given: string, dataFolder: string): Promise<string> {
  if (given) return given;
  const file = join(dataFolder, "session-secret");
  const stored = await readFile(file, "utf8").catch(() => "");
  if (stored.length >= 32) return stored;
  const made = randomBytes(32).toString("base64url");
  await writeFile(file, made, { mode: 0o600 });
  return made;
}
