import { expect, test } from "vitest";

import { createProcessLog } from "./process-log.ts";

function logged(write: (log: ReturnType<typeof createProcessLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createProcessLog("info", { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const long = "x".repeat(5000);

test("every text of a line is cut at 200 characters, however deep it lies", () => {
  const [line] = logged((log) =>
    log.info({ operation: long, list: [long, 7, null], deep: { er: { text: long } } }, long),
  );
  const cut = "x".repeat(200);
  expect(line).toMatchObject({ operation: cut, list: [cut, 7, null], deep: { er: { text: cut } }, msg: cut });
});

test("an error keeps its stack, line by line, but not a long message", () => {
  const error = Object.assign(new Error(long, { cause: new Error(long) }), { detail: long, code: "23505" });
  const [line] = logged((log) => log.error({ err: error }, "failed"));
  const { message, stack, detail, code } = (line?.["err"] ?? {}) as Record<string, string>;
  expect([message?.length, detail?.length, code]).toEqual([200, 200, "23505"]);
  expect(stack).toContain("process-log.test.ts");
  for (const part of stack?.split("\n") ?? []) expect(part.length).toBeLessThanOrEqual(200);
  expect(JSON.stringify(line).length).toBeLessThan(8000);
});

test("what cannot be written as JSON, or goes round in circles, is no fault of the line", () => {
  const circle: Record<string, unknown> = { name: "round", at: new Date("2026-11-23T10:00:00Z") };
  circle["self"] = circle;
  const [line] = logged((log) => log.info({ circle }));
  expect(line).toMatchObject({ circle: { name: "round", at: "2026-11-23T10:00:00.000Z" } });
});
