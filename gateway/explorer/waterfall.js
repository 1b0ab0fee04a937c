// @ts-check
import { element } from "./element.js";

/**
 * A call of the gateway to an upstream, as `extensions.trace` has it.
 * @typedef {object} Call
 * @property {string} upstream
 * @property {string} method
 * @property {string} path
 * @property {number} status
 * @property {number} startMs
 * @property {number} ms
 * @property {number} batchSize
 * @property {string} cache
 * @property {number} attempts
 * @property {string} [field]
 */

/**
 * Where the bars stand, as parts of the whole time, and what all calls come to.
 * @param {readonly Call[]} trace
 * @param {number | undefined} serverMs
 */
export function layOut(trace, serverMs) {
  const end = Math.max(serverMs ?? 0, ...trace.map(({ startMs, ms }) => startMs + ms), 0.01);
  const bars = trace
    .toSorted((one, other) => one.startMs - other.startMs)
    .map((call) => ({ call, left: call.startMs / end, width: Math.max(call.ms / end, 0.004) }));
  const sent = trace.filter(({ attempts }) => attempts > 0);
  return { bars, end, calls: sent.length, fromCopies: trace.length - sent.length };
}

/**
 * The calls of one operation as a table, each with a bar on the time it took.
 * @param {readonly Call[]} trace
 * @param {number | undefined} serverMs
 */
export function waterfall(trace, serverMs) {
  const { bars, end } = layOut(trace, serverMs);
  const head = ["Field", "Call", "Batch", "Cache", "Start", "Length"].map((text) =>
    element("th", { scope: "col" }, text),
  );
  const rows = bars.map(({ call, left, width }) =>
    element(
      "tr",
      { class: call.status >= 400 || call.status === 0 ? "failed" : "" },
      element("td", {}, call.field ?? ""),
      element("td", { title: `${call.method} ${call.path}` }, `${call.upstream} ${call.method} ${call.path}`),
      element("td", { class: "number" }, String(call.batchSize)),
      element("td", {}, call.cache),
      element("td", { class: "number" }, inMs(call.startMs)),
      element("td", { class: "number" }, inMs(call.ms)),
      element(
        "td",
        { class: "time" },
        element("span", { class: "bar-of-time", style: `margin-left:${percent(left)};width:${percent(width)}` }),
      ),
    ),
  );
  head.push(element("th", { scope: "col" }, `0 to ${inMs(end)}`));
  return element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows));
}

/** @param {number} ms */
export function inMs(ms) {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** @param {number} part */
function percent(part) {
  return `${(part * 100).toFixed(2)}%`;
}
