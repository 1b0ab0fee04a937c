import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ProviderMethod } from "../provider/payment-provider.ts";
import { PaymentMethods } from "./payment-methods.ts";

const log = pino({ level: "silent" });
const ideal: ProviderMethod = { id: "ideal", minimumCents: 1, maximumCents: 100_000 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a provider that hangs is waited for half a second, once in ten seconds", async () => {
  const methods = vi.fn(
    () => new Promise<ProviderMethod[]>((_resolve, reject) => setTimeout(() => reject(new Error("time-out")), 5000)),
  );
  const offered = new PaymentMethods({ methods }, log);
  const first = offered.switchedOn(new Date());
  await vi.advanceTimersByTimeAsync(500);
  expect(await first).toBeNull();
  for (let second = 0; second < 9; second++) {
    // resolved at once
    expect(await offered.switchedOn(new Date())).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(methods).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  void offered.switchedOn(new Date());
  expect(methods).toHaveBeenCalledTimes(2);
});

test("a list that comes late is cached for later calls", async () => {
  const methods = vi.fn(() => new Promise<ProviderMethod[]>((resolve) => setTimeout(() => resolve([ideal]), 900)));
  const offered = new PaymentMethods({ methods }, log);
  const first = offered.switchedOn(new Date());
  await vi.advanceTimersByTimeAsync(600);
  expect(await first).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(await offered.switchedOn(new Date())).toEqual([ideal]);
  expect(methods).toHaveBeenCalledOnce();
});
