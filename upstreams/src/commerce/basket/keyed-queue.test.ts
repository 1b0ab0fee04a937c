import { expect, test } from "vitest";

import { KeyedQueue } from "./keyed-queue.ts";

test("work on one key runs in the order it came, failures too; another key is not held up", async () => {
  const queue = new KeyedQueue();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = [
    queue.run("a", async () => {
      await first.promise;
      done.push("a1");
    }),
    queue.run("a", () => Promise.reject(new Error("a2"))),
    queue.run("a", async () => done.push("a3")),
    queue.run("b", async () => done.push("b1")),
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
