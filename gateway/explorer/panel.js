// @ts-check
import { copyView } from "./copy-view.js";
import { element } from "./element.js";
import { identityView } from "./identity-view.js";
import { inMs, layOut, waterfall } from "./waterfall.js";
import { watchRequests } from "./watch-requests.js";

/** @typedef {import("./watch-requests.js").Exchange} Exchange */

const views = { trace: "Trace", identity: "Identity", copy: "Copy as" };

// below the explorer: what the last operation cost, whom it was from, and how a program sends it
const summary = element("p", { role: "status", class: "summary" }, "Run an operation to see what it costs.");
const bodies = {
  trace: element("div", {}, element("p", {}, "Nothing was run yet.")),
  identity: element("div", {}, identityView()),
  copy: element("div", {}, element("p", {}, "Nothing was run yet.")),
};
const buttons = Object.entries(views).map(([key, name]) => {
  const made = element("button", { type: "button", "aria-expanded": "false", "aria-controls": `panel-${key}` }, name);
  made.addEventListener("click", () => show(made.getAttribute("aria-expanded") === "true" ? undefined : key));
  return made;
});

/** @param {string | undefined} shown */
function show(shown) {
  for (const [place, key] of Object.keys(views).entries()) {
    buttons[place]?.setAttribute("aria-expanded", String(key === shown));
    const body = document.querySelector(`#panel-${key}`);
    if (body instanceof HTMLElement) body.hidden = key !== shown;
  }
}

/** @param {Exchange} exchange */
function tell(exchange) {
  const { result, serverMs, body, status } = exchange;
  const { trace, cost } = result?.extensions ?? {};
  const parts = [body.operationName ?? "Operation"];
  if (trace) {
    const { calls, fromCopies } = layOut(trace, serverMs);
    parts.push(`${calls} ${calls === 1 ? "call" : "calls"} of upstreams`, `${fromCopies} from the gateway's copies`);
  }
  if (serverMs !== undefined) parts.push(inMs(serverMs));
  if (cost) parts.push(`cost ${cost.requested} of ${cost.limit}`);
  if (status !== 200) parts.push(`status ${status}`);
  summary.textContent = parts.join(" · ");
  const none = "This shop shows its calls in demo mode only, or to who signs `x-trace`.";
  bodies.trace.replaceChildren(trace ? waterfall(trace, serverMs) : element("p", {}, none));
  bodies.copy.replaceChildren(copyView(exchange));
}

watchRequests(tell);
const panel = element("section", { class: "panel", "aria-label": "The last operation" });
panel.append(element("div", { class: "bar" }, summary, ...buttons));
for (const [key, body] of Object.entries(bodies)) {
  body.id = `panel-${key}`;
  body.className = "body";
  body.hidden = true;
  panel.append(body);
}
document.body.append(panel);
