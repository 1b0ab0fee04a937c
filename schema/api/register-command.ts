import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { buildSchema } from "graphql";
import { registerClient, RegistrationRefused } from "./register-client.ts";

process.exitCode = await run(process.argv.slice(2));

/** `npm run client:register -- NAME VERSION FILES…`: lets a client's version send these documents by their hashes. */
async function run([name, version, ...paths]: string[]): Promise<number> {
  if (!name || !version || paths.length === 0) {
    process.stderr.write(
      "npm run client:register -- NAME VERSION FILES…\nFILES are .graphql files, or a JSON manifest of persisted documents.\n",
    );
    return 2;
  }
  try {
    const schema = buildSchema(await readFile(new URL("../schema.graphql", import.meta.url), "utf8"));
    const files = await Promise.all(paths.map(async (path) => ({ name: path, content: await readFile(path, "utf8") })));
    const { file, operations } = await registerClient({ schema, name, version, files });
    for (const { operation, hash } of operations) process.stdout.write(`${hash}  ${operation}\n`);
    process.stdout.write(`${operations.length} documents in ${relative(process.cwd(), file)}\n`);
    return 0;
  } catch (error) {
    const isExpected = error instanceof RegistrationRefused || (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isExpected) throw error;
    process.stderr.write(`${(error as Error).message}\nNothing was registered.\n`);
    return 1;
  }
}
