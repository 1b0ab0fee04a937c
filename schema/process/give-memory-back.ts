import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type CollectGarbage = (options: { type: "major"; flavor: "last-resort"; execution: "sync" }) => void;

const lookEveryMs = 2000;
/** Share of the time that a resting process is busy at most: timers and health checks. */
const busyAtRest = 0.05;
/** Less than this, in bytes, is not worth a cleaning. */
const worthwhile = 48 * 1024 * 1024;

/**
 * Gives memory back to the system whenever the process has rested for `restMs`. V8 keeps the pages of its busiest moment until the system is short of
 * memory; its `last-resort` cleaning lets them go, which takes 0.1 to 0.3 s and drops compiled code too, so that the rest is a long one
 * (docs/decisions/044-a-shop-in-one-gigabyte.md). Ends with the process.
 */
export function giveMemoryBack(restMs = 30_000): void {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as CollectGarbage;
  setFlagsFromString("--no-expose-gc");
  let before = performance.eventLoopUtilization();
  let restedMs = 0;
  let cleaned = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    restedMs = utilization < busyAtRest ? restedMs + lookEveryMs : 0;
    if (restedMs < restMs || process.memoryUsage.rss() < cleaned + worthwhile) return;
    collectGarbage({ type: "major", flavor: "last-resort", execution: "sync" });
    cleaned = process.memoryUsage.rss();
  }, lookEveryMs).unref();
}
