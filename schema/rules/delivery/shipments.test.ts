import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryDates } from "./delivery-dates.ts";
import { awaitedLines, canChooseDelivery, type CarrierKey, type DeliveredLine, shipmentsOf } from "./shipments.ts";
import { addWorkingDays, isoDate } from "./working-days.ts";

interface TestLine extends DeliveredLine {
  readonly name: string;
}

const monday = new Date("2026-11-23T12:00:00Z");
const line = (
  name: string,
  carrierKey: CarrierKey,
  min: number,
  max: number,
  unit: "day" | "week" = "day",
): TestLine => ({
  name,
  carrierKey,
  dates: deliveryDates(monday, { min, max, unit }, 17),
});
const sheet = line("sheet", "parcel", 1, 2);
const pillow = line("pillow", "parcel", 4, 5);
const mattress = line("mattress", "two_person", 3, 5);
const sofa = line("sofa", "two_person", 6, 8, "week");

const datesOf = (lines: readonly TestLine[]) =>
  shipmentsOf(lines, "apart").map(({ carrierKey, dates: { min, max } }) => `${carrierKey} ${min} ${max}`);
const named = (lines: readonly TestLine[], choice: "apart" | "together" = "apart") =>
  shipmentsOf(lines, choice).map((shipment) => [
    shipment.lines.map(({ name }) => name).join(" "),
    `${shipment.dates.min} ${shipment.dates.max}`,
  ]);

const anyLine = fc
  .record({
    carrierKey: fc.constantFrom<CarrierKey>("parcel", "two_person"),
    min: fc.integer({ min: 1, max: 12 }),
    more: fc.integer({ min: 0, max: 8 }),
    unit: fc.constantFrom("day" as const, "week" as const),
  })
  .map(({ carrierKey, min, more, unit }) => line("any", carrierKey, min, min + more, unit));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 12 });
const anyChoice = fc.constantFrom("apart" as const, "together" as const);
const later = (day: string, workingDays: number) => isoDate(addWorkingDays(new Date(day), workingDays));

describe("shipmentsOf", () => {
  it("keeps what is ready apart from what is made, in order of time", () => {
    expect(named([sofa, mattress, pillow, sheet])).toEqual([
      ["mattress", "2026-11-26 2026-11-30"],
      ["sheet pillow", "2026-11-27 2026-11-30"],
      ["sofa", "2027-01-04 2027-01-18"],
    ]);
  });

  it("lets what lies within three working days wait, and nothing longer", () => {
    expect(named([sheet, pillow])).toHaveLength(1);
    expect(named([sheet, line("late", "parcel", 5, 6)])).toHaveLength(2);
    expect(named([sheet, line("uncertain", "parcel", 1, 6)])).toHaveLength(2);
  });

  it("brings everything with the last when together is chosen", () => {
    expect(named([sheet, sofa], "together")).toEqual([["sheet sofa", "2027-01-04 2027-01-18"]]);
    expect(shipmentsOf([sheet, sofa], "together")[0]?.carrierKey).toBe("two_person");
  });

  it("does not listen to a choice that is none", () => {
    expect(canChooseDelivery([sheet, mattress])).toBe(false);
    expect(named([sheet, mattress], "together")).toHaveLength(2);
    expect(shipmentsOf([], "together")).toEqual([]);
  });

  it("puts every line into exactly one shipment, in order of time", () => {
    fc.assert(
      fc.property(anyLines, anyChoice, (lines, choice) => {
        const shipments = shipmentsOf(lines, choice);
        const shipped = shipments.flatMap((shipment) => shipment.lines);
        expect(shipped).toHaveLength(lines.length);
        expect(new Set(shipped)).toEqual(new Set(lines));
        const starts = shipments.map(({ dates }) => dates.min);
        expect(starts).toEqual(starts.toSorted());
      }),
    );
  });

  it("lets nothing that comes apart wait longer than three working days, or for another carrier", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        for (const { carrierKey, dates, lines: shipped } of shipmentsOf(lines, "apart"))
          for (const own of shipped) {
            expect(own.carrierKey).toBe(carrierKey);
            expect(dates.min >= own.dates.min && dates.min <= later(own.dates.min, 3)).toBe(true);
            expect(dates.max >= own.dates.max && dates.max <= later(own.dates.max, 3)).toBe(true);
          }
      }),
    );
  });

  it("brings all on the latest days when together is chosen", () => {
    fc.assert(
      fc.property(anyLines.filter(canChooseDelivery), (lines) => {
        const [only, ...others] = shipmentsOf(lines, "together");
        expect(others).toEqual([]);
        expect(only?.dates.min).toBe(
          lines
            .map(({ dates }) => dates.min)
            .toSorted()
            .at(-1),
        );
        expect(only?.dates.max).toBe(
          lines
            .map(({ dates }) => dates.max)
            .toSorted()
            .at(-1),
        );
      }),
    );
  });

  it("moves nobody's days for one late line, and says of every moved day for what", () => {
    fc.assert(
      fc.property(anyLines, fc.constantFrom<CarrierKey>("parcel", "two_person"), (lines, carrierKey) => {
        const last = lines
          .map(({ dates }) => dates.max)
          .toSorted()
          .at(-1)!;
        const late: TestLine = { name: "late", carrierKey, dates: { min: later(last, 4), max: later(last, 9) } };
        const daysByLine = (all: readonly TestLine[]) =>
          new Map(shipmentsOf(all, "apart").flatMap((each) => each.lines.map((own) => [own, each.dates] as const)));
        const [before, after] = [daysByLine(lines), daysByLine([...lines, late])];
        for (const own of lines) expect(after.get(own)).toEqual(before.get(own));
        for (const shipment of shipmentsOf(lines, "apart")) {
          const isMoved = shipment.lines.some((own) => own.dates.max !== shipment.dates.max);
          if (isMoved) expect(awaitedLines(shipment).length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("does not depend on the order in which lines were put in", () => {
    fc.assert(
      fc.property(
        anyLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        ([lines, shuffled]) => {
          expect(datesOf(shuffled)).toEqual(datesOf(lines));
        },
      ),
    );
  });
});
