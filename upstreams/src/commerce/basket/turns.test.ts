import { expect, test } from "vitest";

import { Turns } from "./turns.ts";

test("work on one key runs in the order it was asked for, failures too; another key is not held up", async () => {
  const turns = new Turns();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = [
    turns.take("a", async () => {
      await first.promise;
      done.push("a1");
    }),
    turns.take("a", () => Promise.reject(new Error("a2"))),
    turns.take("a", async () => done.push("a3")),
    turns.take("b", async () => done.push("b1")),
  ];
  await work[3];
  expect(done).toEqual(["b1"]);
  first.resolve();
  expect((await Promise.allSettled(work)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(done).toEqual(["b1", "a1", "a3"]);
});
