import { expect, test } from "vitest";
import { type OpeningHours, openingState, openSpans } from "./opening-hours.ts";

const ordinary = { from: "10:00", until: "18:00" };
const hours: OpeningHours = {
  openingDays: [
    { day: "MONDAY", from: "13:00", until: "18:00" },
    { day: "MONDAY", from: "09:00", until: "12:00" },
    { day: "TUESDAY", ...ordinary },
    { day: "WEDNESDAY", ...ordinary },
    { day: "THURSDAY", from: "10:00", until: "21:00" },
    { day: "FRIDAY", ...ordinary },
    { day: "SATURDAY", from: "09:30", until: "17:30" },
  ],
  specialDays: [
    { date: "2026-12-24", from: "10:00", until: "16:00" },
    { date: "2026-12-26" },
    { date: "2027-01-01", from: "12:00", until: "17:00" },
  ],
};
/** What the clocks show. */
const at = (moment: string) => openingState(hours, new Date(`${moment}Z`));
const next = (moment: string) => {
  const state = at(moment);
  return state.isOpen ? undefined : state.opens && `${state.opens.day.toISOString().slice(0, 10)} ${state.opens.from}`;
};

test("it is open from the first minute to the last, and not in its break", () => {
  expect(at("2026-11-23T08:59:59")).toMatchObject({ isOpen: false });
  expect(at("2026-11-23T09:00:00")).toEqual({ isOpen: true, until: "12:00" });
  expect(at("2026-11-23T11:59:59")).toEqual({ isOpen: true, until: "12:00" });
  expect(next("2026-11-23T12:00:00")).toBe("2026-11-23 13:00");
  expect(at("2026-11-23T13:30:00")).toEqual({ isOpen: true, until: "18:00" });
  expect(next("2026-11-23T18:00:00")).toBe("2026-11-24 10:00");
});

test("a date of its own counts more than its day of the week", () => {
  expect(at("2026-12-24T17:00:00")).toMatchObject({ isOpen: false });
  expect(at("2026-12-24T15:59:00")).toEqual({ isOpen: true, until: "16:00" });
  // the 26th is a Saturday, the 27th a Sunday
  expect(next("2026-12-24T16:00:00")).toBe("2026-12-28 09:00");
});

test("on a public holiday it is closed, unless its date says otherwise", () => {
  // Whit Monday, King's Day
  expect(openSpans(hours, new Date("2027-05-17"))).toEqual([]);
  expect(openSpans(hours, new Date("2027-04-27"))).toEqual([]);
  expect(at("2027-01-01T13:00:00")).toEqual({ isOpen: true, until: "17:00" });
});

test("times that are none, or end before they begin, are closed", () => {
  const odd = { openingDays: [{ day: "MONDAY", from: "18:00", until: "09:00" } as const], specialDays: [] };
  expect(openingState(odd, new Date("2026-11-23T12:00:00Z"))).toEqual({ isOpen: false });
  expect(openingState({ openingDays: [], specialDays: [] }, new Date())).toEqual({ isOpen: false });
});
