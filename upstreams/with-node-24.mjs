// Plain JavaScript: an old Node must be able to read it in order to be refused in one sentence.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [major] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `Warmeland needs Node 24 or newer, this is Node ${process.versions.node}: start it with 'npm start' (npm brings Node 24 on Linux and Windows) or install Node 24.\n`,
  );
  process.exit(1);
}

const script = resolve(process.argv[2]);
process.argv.splice(1, 2, script);
await import(pathToFileURL(script).href);
