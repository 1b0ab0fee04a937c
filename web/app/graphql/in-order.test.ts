import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

test("what was sent first resolves first, however long it takes", async () => {
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const send = inOrder((name: string) => {
    begun.push(name);
    const gate = Promise.withResolvers<string>();
    gates.set(name, gate);
    return gate.promise;
  });
  const [read, write] = [send("read"), send("write")];
  await Promise.resolve();
  expect(begun).toEqual(["read"]);
  gates.get("read")!.resolve("old basket");
  expect(await read).toBe("old basket");
  await Promise.resolve();
  expect(begun).toEqual(["read", "write"]);
  gates.get("write")!.resolve("new basket");
  expect(await write).toBe("new basket");
});

test("a failure is the caller's alone; the next one goes on", async () => {
  const send = inOrder((fails: boolean) =>
    fails ? Promise.reject(new Error("no connection")) : Promise.resolve("basket"),
  );
  const [first, second] = [send(true), send(false)];
  await expect(first).rejects.toThrow("no connection");
  expect(await second).toBe("basket");
});
