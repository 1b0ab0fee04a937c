import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNotificationList } from "./notification-list.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an id that is already there is not added again", () => {
  const list = createNotificationList();
  list.show({ id: "choose-size", type: "warn", title: "Kies eerst een maat" });
  list.show({ id: "choose-size", type: "warn", title: "Nogmaals" });
  expect(list.all().map((one) => one.title)).toEqual(["Kies eerst een maat"]);
  list.close("choose-size");
  list.show({ id: "choose-size", type: "warn", title: "Nogmaals" });
  expect(list.all()).toHaveLength(1);
});

test("a notification is shown ten seconds unless it says otherwise", () => {
  const list = createNotificationList();
  list.show({ type: "success", title: "lang" });
  list.show({ type: "success", title: "kort", duration: 2000 });
  vi.advanceTimersByTime(2000);
  expect(list.all().map((one) => one.title)).toEqual(["lang"]);
  vi.advanceTimersByTime(7999);
  expect(list.all()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(list.all()).toHaveLength(0);
});

test("with something to choose it is shown for a minute, so that a keyboard gets there", () => {
  const list = createNotificationList();
  list.show({ type: "success", title: "Verwijderd", actions: [{ label: "Ongedaan maken" }] });
  vi.advanceTimersByTime(59_999);
  expect(list.all()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(list.all()).toHaveLength(0);
});

test("countdowns rest while paused and go on with what was left", () => {
  const list = createNotificationList();
  list.show({ type: "info", title: "eerste" });
  vi.advanceTimersByTime(9000);
  list.pause();
  list.show({ type: "info", title: "tijdens de pauze" });
  vi.advanceTimersByTime(60_000);
  expect(list.all()).toHaveLength(2);
  list.resume();
  vi.advanceTimersByTime(1000);
  expect(list.all().map((one) => one.title)).toEqual(["tijdens de pauze"]);
  vi.advanceTimersByTime(9000);
  expect(list.all()).toHaveLength(0);
});

test("notifications are closed one by one or all at once, with their countdowns", () => {
  const list = createNotificationList();
  const first = list.show({ type: "info", title: "een" });
  list.show({ type: "info", title: "twee" });
  list.close(first);
  expect(list.all().map((one) => one.title)).toEqual(["twee"]);
  list.closeAll();
  expect(list.all()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a notification carries at most two actions", () => {
  const list = createNotificationList();
  list.show({ type: "info", title: "keuze", actions: [{ label: "a" }, { label: "b" }, { label: "c" }] });
  expect(list.all()[0]?.actions).toHaveLength(2);
});
