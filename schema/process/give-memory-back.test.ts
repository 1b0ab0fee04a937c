import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

const busyThenResting = `
import { giveMemoryBack } from ${JSON.stringify(new URL("give-memory-back.ts", import.meta.url).href)};
giveMemoryBack(4000);
let held = Array.from({ length: 3_000_000 }, (_, index) => ({ index, text: "text " + index }));
held = undefined;
process.stdout.write("rests");
setInterval(() => undefined, 1000);
`;

const residentMb = async (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

test.runIf(process.platform === "linux")(
  "a process that rests gives back what it needed while it was busy",
  async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", busyThenResting], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      await once(child.stdout, "data");
      const busy = await residentMb(child.pid!);
      expect(busy).toBeGreaterThan(250);
      await expect.poll(() => residentMb(child.pid!), { timeout: 20_000, interval: 500 }).toBeLessThan(busy / 2);
    } finally {
      child.kill();
    }
  },
  30_000,
);
