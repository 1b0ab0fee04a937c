import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const watched = ["gateway/src", "upstreams/src", "upstreams/stories", "schema/rules"].map(
  (folder) => `--watch-path=${folder}`,
);

// The shop on port 3000 restarts when gateway or upstreams change; Vite on port 5173 shows every change of the web app at once.
const parts = [
  spawn(process.execPath, [...watched, "--watch-preserve-output", "start.ts", "--dev"], {
    cwd: root,
    stdio: "inherit",
  }),
  spawn("npm", ["run", "dev", "--workspace", "web"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  }),
];

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const part of parts) part.kill(signal);
  });
}
for (const part of parts) part.once("exit", (code) => (process.exitCode ||= code ?? 0));
