import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TrackingEvent } from "./tracking-event.ts";
import { createEventQueue } from "./event-queue.ts";

const settings = { order: ["content_view", "view_item", "add_to_cart"], flushDelay: 1000, limit: 5 };
const event = (name: string, data: Record<string, unknown> = {}): TrackingEvent => ({ name, data });
let sent: string[][];
const send = (events: readonly TrackingEvent[]) => void sent.push(events.map(({ name }) => name));

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => vi.useRealTimers());

test("without consent events are held, the oldest given up first", () => {
  const queue = createEventQueue(settings);
  for (let index = 0; index < 8; index += 1) queue.push(event(`e${index}`));
  vi.advanceTimersByTime(60_000);
  queue.flush();
  expect(sent).toEqual([]);
  queue.connect(send);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([["e3", "e4", "e5", "e6", "e7"]]);
});

test("a second's events leave together, in the order they have to arrive", () => {
  const queue = createEventQueue(settings);
  queue.connect(send);
  vi.advanceTimersByTime(1000);
  for (const name of ["add_to_cart", "other", "view_item", "content_view"]) queue.push(event(name));
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([["content_view", "view_item", "add_to_cart", "other"]]);
});

test("leaving the page sends what is due", () => {
  const queue = createEventQueue(settings);
  queue.connect(send);
  queue.push(event("content_view"));
  queue.flush();
  expect(sent).toEqual([["content_view"]]);
});

test("consent taken back ends it and forgets what is held", () => {
  const queue = createEventQueue(settings);
  queue.connect(send);
  queue.push(event("content_view"));
  queue.disconnect();
  vi.advanceTimersByTime(5000);
  queue.flush();
  queue.connect(send);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test("what happens after a refusal is not reported later either, when consent is given after all", () => {
  const queue = createEventQueue(settings);
  queue.push(event("content_view"));
  queue.disconnect();
  queue.push(event("view_item"));
  queue.connect(send);
  queue.push(event("add_to_cart"));
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([["add_to_cart"]]);
});
