import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventQueue, type EventQueue } from "./event-queue.ts";
import { createTagManager, type TagManager } from "./tag-manager.ts";

const id = "GTM-TEST1";
const page = window as { dataLayer?: unknown[]; google_tag_manager?: Record<string, object> };
let scripts: HTMLScriptElement[];
let warnings: string[];
let events: EventQueue;
let tagManager: TagManager;

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  warnings = [];
  vi.spyOn(document.head, "append").mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warnings.push(text));
  delete page.dataLayer;
  delete page.google_tag_manager;
  events = createEventQueue({ order: ["content_view", "purchase"], flushDelay: 1000, limit: 10 });
  tagManager = createTagManager(id, events, (send) => send);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of ["_ga", "_ga_ABC", "_gcl_au", "locale"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

const view = (path: string, title = "Matrassen") =>
  events.push({ name: "content_view", data: { path, page_title: title } });
const purchase = () => events.push({ name: "purchase", data: { transaction_id: "WL-1", currency: "EUR" } });

function arrive(): void {
  page.google_tag_manager = { [id]: {} };
  scripts[0]?.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(1000);
}

/** What lies in the data layer, commands as the words they are made of. */
function pushed(): unknown[] {
  return (page.dataLayer ?? []).map((entry) =>
    String(entry) === "[object Arguments]" ? Array.from(entry as unknown[]) : entry,
  );
}
const commands = (first: string) =>
  pushed().filter((entry): entry is unknown[] => Array.isArray(entry) && entry[0] === first);
const names = () =>
  pushed().flatMap((entry) => ("event" in (entry as object) ? [(entry as { event: string }).event] : []));

test.each([
  ["before there is a choice", undefined],
  ["after a refusal", [] as const],
])("%s nothing is loaded, reported or left in the page", (_when, consent) => {
  view("/");
  tagManager.apply(consent);
  vi.advanceTimersByTime(60_000);
  expect(scripts).toEqual([]);
  expect("dataLayer" in page).toBe(false);
  expect(warnings).toEqual([]);
});

test("with consent everything is denied first, then what was agreed to is granted, and then the script is requested, once", () => {
  tagManager.apply(["statistics"]);
  tagManager.apply(["statistics", "marketing"]);
  expect(scripts.map(({ src }) => src)).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]);
  const denied = {
    analytics_storage: "denied",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  };
  const granted = { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" };
  expect(commands("consent")).toEqual([
    ["consent", "default", denied],
    ["consent", "update", { ...denied, analytics_storage: "granted" }],
    ["consent", "update", { ...granted, analytics_storage: "granted" }],
  ]);
  expect(names()).toEqual(["gtm.js"]);
});

test("events held before come with the script, in their order; what belongs to goods is set apart", () => {
  purchase();
  view("/succes?token=secret", "Bedankt");
  tagManager.apply(["statistics"]);
  vi.advanceTimersByTime(5000);
  expect(names()).toEqual(["gtm.js"]);
  arrive();
  expect(pushed().slice(-4)).toEqual([
    ["set", { page_location: `${location.origin}/succes` }],
    { event: "content_view", path: "/succes", page_title: "Bedankt" },
    { ecommerce: null },
    { event: "purchase", ecommerce: { transaction_id: "WL-1", currency: "EUR" } },
  ]);
});

test("no address of a person is reported, wherever it was typed", () => {
  view("/zoeken?term=anne%40example.nl", "Zoeken: anne@example.nl | Warmeland");
  tagManager.apply(["statistics"]);
  arrive();
  expect(JSON.stringify(pushed())).not.toMatch(/anne/);
});

test("consent taken back: denied, nothing more is reported, its cookies are gone and the shop's own are not", () => {
  document.cookie = "locale=nl-NL; Path=/";
  tagManager.apply(["statistics", "marketing"]);
  arrive();
  for (const name of ["_ga", "_ga_ABC", "_gcl_au"]) document.cookie = `${name}=1; Path=/`;
  view("/held");
  tagManager.apply(["marketing"]);
  vi.advanceTimersByTime(1);
  expect(document.cookie.split("; ").toSorted()).toEqual(["_gcl_au=1", "locale=nl-NL"]);
  tagManager.apply([]);
  vi.advanceTimersByTime(1);
  expect(document.cookie).toBe("locale=nl-NL");
  view("/later");
  vi.advanceTimersByTime(60_000);
  expect(names()).toEqual(["gtm.js"]);
  expect(commands("consent").at(-1)?.[2]).toMatchObject({ analytics_storage: "denied", ad_storage: "denied" });
  tagManager.apply(["statistics"]);
  view("/again");
  vi.advanceTimersByTime(1000);
  expect(pushed().at(-1)).toMatchObject({ event: "content_view", path: "/again" });
  expect(scripts).toHaveLength(1);
});

test("consent taken back while the script is on its way connects nobody when it arrives", () => {
  view("/");
  tagManager.apply(["statistics"]);
  tagManager.apply([]);
  arrive();
  expect(names()).toEqual(["gtm.js"]);
});

test.each([
  ["blocked or out of reach", "error"],
  ["replaced by an empty one", "load"],
])("a tag manager that is not initialised, its script %s, makes one warning and nothing else", (_how, outcome) => {
  view("/");
  tagManager.apply(["statistics"]);
  scripts[0]?.dispatchEvent(new Event(outcome));
  vi.advanceTimersByTime(1000);
  purchase();
  events.flush();
  view("/matrassen");
  vi.advanceTimersByTime(1000);
  expect(warnings).toEqual([expect.stringMatching(/^The tag manager GTM-TEST1 is not initialised: /)]);
  expect(names()).toEqual(["gtm.js"]);
});
