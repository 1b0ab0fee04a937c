// @ts-check
import { copyAs } from "./copy-as.js";
import { element } from "./element.js";

/** @typedef {import("./watch-requests.js").Exchange} Exchange */

// said by whoever sends, and of no use in a program
const notCopied = new Set(["x-cost", "x-trace-fields"]);

/**
 * The last operation as a text for other tools.
 * @param {Exchange} exchange
 */
export function copyView({ url, headers, body }) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !notCopied.has(name)));
  const text = element("pre", { tabindex: "0", "aria-label": "The operation as a program" });
  const status = element("p", { role: "status" });
  const select = element("select", { id: "copy-as" });
  for (const name of Object.keys(copyAs)) select.append(element("option", {}, name));
  const draw = () => {
    const write = Object.entries(copyAs).find(([name]) => name === select.value)?.[1] ?? copyAs.curl;
    text.textContent = write({ url, headers: kept, body });
    status.textContent = "";
  };
  select.addEventListener("change", draw);
  draw();
  const copy = element("button", { type: "button" }, "Copy");
  copy.addEventListener("click", () => {
    navigator.clipboard.writeText(text.textContent ?? "").then(
      () => (status.textContent = "Copied."),
      () => (status.textContent = "The browser did not let the page copy: select the text instead."),
    );
  });
  return element(
    "div",
    { class: "copy" },
    element("p", {}, element("label", { for: "copy-as" }, "Copy as "), select, copy),
    status,
    text,
  );
}
