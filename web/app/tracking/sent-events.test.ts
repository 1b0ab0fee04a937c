import { beforeEach, expect, test, vi } from "vitest";
import { createSentEvents } from "./sent-events.ts";

const day = 24 * 60 * 60 * 1000;
const start = Date.parse("2026-11-24T12:00:00.000Z");
const view = (path: string) => ({
  name: "content_view",
  recipient: "GTM-TEST1",
  consent: ["statistics"] as const,
  data: { path },
});
const paths = (log: ReturnType<typeof createSentEvents>) => log.list().map(({ data }) => data["path"]);

beforeEach(() => localStorage.clear());

test("what was sent is listed in its order, with its time, also after the page has gone", () => {
  const log = createSentEvents(() => start);
  for (const path of ["/c", "/a", "/b"]) log.add(view(path));
  expect(log.list()[0]).toEqual({ at: "2026-11-24T12:00:00.000Z", ...view("/c") });
  expect(paths(createSentEvents(() => start + day))).toEqual(["/c", "/a", "/b"]);
});

test("the newest 500 are kept, for half a year", () => {
  let now = start;
  const log = createSentEvents(() => now);
  log.add(view("/old"));
  now = start + 179 * day;
  for (let index = 0; index < 500; index += 1) log.add(view(`/${index}`));
  expect(log.list()).toHaveLength(500);
  expect(paths(log)[0]).toBe("/0");
  now = start + 360 * day;
  log.add(view("/new"));
  expect(paths(log)).toEqual(["/new"]);
});

test("erasing takes these entries and no others, and tells who shows them", () => {
  const log = createSentEvents(() => start);
  localStorage.setItem("recently-viewed", "[]");
  log.add(view("/"));
  const listener = vi.fn();
  const stop = log.subscribe(listener);
  log.erase();
  expect(log.list()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("recently-viewed")).toBe("[]");
  stop();
  log.add(view("/"));
  expect(listener).toHaveBeenCalledTimes(1);
});

test("what another tab sends shows here", () => {
  const log = createSentEvents(() => start);
  log.subscribe(() => undefined);
  expect(log.list()).toEqual([]);
  createSentEvents(() => start).add(view("/elsewhere"));
  window.dispatchEvent(new StorageEvent("storage", { key: Object.keys(localStorage)[0] ?? "" }));
  expect(paths(log)).toEqual(["/elsewhere"]);
});

test("entries that are no events are left out, and a full storage does not stop the shop", () => {
  const log = createSentEvents(() => start);
  localStorage.setItem("sent-event 2026", "{");
  localStorage.setItem("sent-event 2027", '{"at":1}');
  expect(log.list()).toEqual([]);
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => log.add(view("/"))).not.toThrow();
  setItem.mockRestore();
});
