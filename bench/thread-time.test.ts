import { expect, test } from "vitest";
import { inThreadTime, type TraceEvent } from "./thread-time.ts";

const span = (
  name: string,
  [ts, dur]: readonly [number, number],
  [tts, tdur]: readonly [number, number],
  tid = 1,
): TraceEvent => ({
  name,
  ph: "X",
  pid: 1,
  tid,
  ts,
  dur,
  tts,
  tdur,
});

test("a task that waited for the processor is as long as its thread was at work, and so is what it holds", () => {
  const outer = span("RunTask", [1000, 900], [50, 100]);
  const inner = span("FunctionCall", [1400, 500], [90, 60]);
  const mark = { name: "mark", ph: "I", pid: 1, tid: 1, ts: 1800, tts: 140 };
  inThreadTime([mark, inner, outer]);
  expect([outer.ts, outer.dur]).toEqual([1000, 100]);
  expect([inner.ts, inner.dur]).toEqual([1040, 60]);
  expect(mark.ts).toBe(1090);
});

test("tasks of one thread stay where they began, and those of another are its own", () => {
  const first = span("RunTask", [0, 500], [0, 20]);
  const second = span("RunTask", [600, 30], [20, 30]);
  const elsewhere = span("RunTask", [100, 300], [7, 200], 2);
  const within = span("Layout", [610, 10], [30, 10]);
  inThreadTime([first, second, elsewhere, within]);
  expect([first, second, elsewhere, within].map(({ ts, dur }) => [ts, dur])).toEqual([
    [0, 20],
    [600, 30],
    [100, 200],
    [610, 10],
  ]);
});

test("events without the thread's clock, and those outside of tasks, are left alone", () => {
  const navigation = { name: "navigationStart", ph: "R", pid: 1, tid: 1, ts: 10 };
  const late = { name: "mark", ph: "I", pid: 1, tid: 1, ts: 900, tts: 80 };
  inThreadTime([span("RunTask", [100, 50], [40, 5]), navigation, late]);
  expect([navigation.ts, late.ts]).toEqual([10, 900]);
});
