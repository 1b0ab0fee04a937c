import fc from "fast-check";
import { expect, test } from "vitest";
import { layOut } from "./waterfall.js";

const call = fc.record({
  upstream: fc.constantFrom("rpc", "commerce"),
  method: fc.constant("GET"),
  path: fc.constant("/v1/products"),
  status: fc.constantFrom(200, 404, 0),
  startMs: fc.float({ min: 0, max: 1000, noNaN: true }),
  ms: fc.float({ min: 0, max: 1000, noNaN: true }),
  batchSize: fc.integer({ min: 1, max: 100 }),
  cache: fc.constantFrom("none", "hit"),
  attempts: fc.integer({ min: 0, max: 2 }),
});

test("every bar stands on the line of time, in the order of the calls, and every call is counted once", () => {
  fc.assert(
    fc.property(
      fc.array(call),
      fc.option(fc.float({ min: 0, max: 5000, noNaN: true }), { nil: undefined }),
      (trace, ms) => {
        const { bars, end, calls, fromCopies } = layOut(trace, ms);
        expect(calls + fromCopies).toBe(trace.length);
        expect(end).toBeGreaterThanOrEqual(ms ?? 0);
        for (const { left, width } of bars) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(1.005);
        }
        expect(bars.map(({ call: { startMs } }) => startMs)).toEqual(
          trace.map(({ startMs }) => startMs).toSorted((one, other) => one - other),
        );
      },
    ),
  );
});
