import { execFileSync } from "node:child_process";
import { dirname } from "node:path";

// A folder is read at one glance up to about this many files; tests, what is generated and texts are not counted.
const mostFiles = 25;
const uncounted = /\.(test|spec)\.tsx?$|\/testing\/|\/generated\/|^upstreams\/catalogue\/source\//;

const tracked = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" }).trim().split("\n");
const sizes = new Map<string, number>();
for (const file of tracked) {
  if (!uncounted.test(file)) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
}
const tooLarge = [...sizes].filter(([, size]) => size > mostFiles);
for (const [folder, size] of tooLarge) {
  process.stderr.write(`${folder} has ${size} source files, ${mostFiles} is the most: divide it by noun.\n`);
}
if (tooLarge.length > 0) process.exitCode = 1;
