import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import type { StreamLine } from "./order-stream.ts";

const stream = fileURLToPath(new URL("order-stream.ts", import.meta.url));

/** A line of the stream that has a certain member. */
type LineWith<Member extends string> = Extract<StreamLine, Record<Member, unknown>>;

/** Lets another process place orders, kills it in the middle of them, and gives what it had said. */
export async function killedStream(databaseUrl: string, variants: readonly number[]): Promise<StreamLine[]> {
  const lines: StreamLine[] = [];
  const child = spawn(process.execPath, [stream, databaseUrl, ...variants.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const reader = createInterface({ input: child.stdout });
  const started = Promise.withResolvers<void>();
  reader.on("line", (line) => {
    lines.push(JSON.parse(line) as StreamLine);
    started.resolve();
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await started.promise;
  await sleep(randomInt(50, 800));
  child.kill("SIGKILL");
  await ended;
  return lines;
}

/** The lines that have a member. */
export function linesWith<Member extends string>(lines: readonly StreamLine[], member: Member): LineWith<Member>[] {
  return lines.filter((line): line is LineWith<Member> => member in line);
}
