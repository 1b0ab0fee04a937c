// Plain JavaScript, as with-node-24.mjs. Runs the rest of the command line in place of itself, in the same process, sparing with memory:
// Node takes young generations of 128 MB and more on a large machine, and the C library keeps an arena for every thread.
const sparing = { MALLOC_ARENA_MAX: "2", ...process.env };
const command = ["--max-semi-space-size=32", ...process.argv.slice(2)];

// neither Windows nor a Node that is too old, which the script then refuses, can put another program in place of this one
if (process.platform === "linux" && process.execve)
  process.execve(process.execPath, [process.execPath, ...command], sparing);
process.argv.splice(1, 1);
await import("./with-node-24.mjs");
