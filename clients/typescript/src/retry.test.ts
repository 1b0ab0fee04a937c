import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retried } from "./retry.ts";
import { ShopFault } from "./shop-fault.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passing = (retryAfterSeconds?: number) =>
  new ShopFault("later", { code: "UPSTREAM_TIMEOUT", retryable: true, retryAfterSeconds });
const limited = (retryAfterSeconds: number) =>
  new ShopFault("too many", { code: "RATE_LIMITED", retryable: true, retryAfterSeconds });

/** Fails with each of the faults, then succeeds; notes when it was tried. */
function failing(...faults: readonly Error[]) {
  const tries: number[] = [];
  const began = Date.now();
  const attempt = async () => {
    tries.push(Date.now() - began);
    const fault = faults[tries.length - 1];
    if (fault) throw fault;
    return "done";
  };
  return { attempt, tries };
}

test("waits longer each time, by chance, and gives up with the last fault", async () => {
  const { attempt, tries } = failing(...Array.from({ length: 9 }, () => passing()));
  const ended = retried(attempt, { attempts: 4, isSafe: true }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await ended).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  const waits = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(waits).toHaveLength(3);
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(150 * 2 ** index - 1);
    expect(wait).toBeLessThanOrEqual(300 * 2 ** index + 1);
  }
});

test("waits at least what the shop asks for, also with a change that may not be repeated: it was not read", async () => {
  const { attempt, tries } = failing(limited(42));
  const ended = retried(attempt, { attempts: 4, isSafe: false });
  await vi.runAllTimersAsync();
  expect(await ended).toBe("done");
  expect(tries[1]).toBeGreaterThanOrEqual(42_000);
});

test.each([
  ["it may have been executed", passing(), false],
  ["it fails alike every time", new ShopFault("no", { code: "BAD_REQUEST", retryable: false }), true],
  ["the shop asks for an hour", limited(3600), true],
  ["it is an error of the program", new RangeError("mine"), true],
])("does not go on when %s", async (_why, fault, isSafe) => {
  const { attempt, tries } = failing(fault);
  await expect(retried(attempt, { attempts: 4, isSafe })).rejects.toBe(fault);
  expect(tries).toHaveLength(1);
});

test("ends with its signal while it waits", async () => {
  const { attempt, tries } = failing(limited(42));
  const controller = new AbortController();
  const ended = retried(attempt, { attempts: 4, isSafe: true, signal: controller.signal });
  const reason = new Error("no longer wanted");
  setTimeout(() => controller.abort(reason), 1000);
  await Promise.all([expect(ended).rejects.toBe(reason), vi.advanceTimersByTimeAsync(1000)]);
  expect(tries).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
