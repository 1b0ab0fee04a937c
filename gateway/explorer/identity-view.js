// @ts-check
import { element } from "./element.js";
import { identityHeaders, onIdentity, readIdentity, storeIdentity } from "./identity-state.js";

/** Who the operations are from: the browser's cookies, or tokens as an app keeps them, which can be begun, ended and copied. */
export function identityView() {
  const view = element("div", { class: "identity" });
  const draw = () => view.replaceChildren(...(readIdentity() ? asApp() : asBrowser()));
  onIdentity(draw);
  draw();
  return view;
}

function asBrowser() {
  return [
    element("p", {}, "Operations are sent with this browser's cookies, as the web shop's are."),
    button("Send as an app", () => storeIdentity({ client: "explorer/1.0", visitor: "", session: "" })),
  ];
}

function asApp() {
  const identity = readIdentity() ?? { client: "", visitor: "", session: "" };
  const status = element("p", { role: "status" });
  const begin = async () => {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        operationName: "BeginVisit",
        query: "mutation BeginVisit { beginVisit { ... on BeginVisitPayload { token } } }",
      }),
    });
    if (!response.ok) status.textContent = `The visit did not begin: the shop responded with ${response.status}.`;
  };
  return [
    element("p", {}, "Operations are sent without cookies. Tokens that responses hand out are kept in this tab."),
    element(
      "dl",
      {},
      ...field("x-client", "client", identity.client),
      ...field("x-visitor", "visitor", identity.visitor),
      ...field("authorization: Bearer", "session", identity.session),
    ),
    identity.visitor === "" ? button("Begin a visit", () => void begin()) : "",
    button("Copy as headers", () => void copyHeaders(status)),
    button("Forget tokens", () => storeIdentity({ ...identity, visitor: "", session: "" })),
    button("Send as this browser", () => storeIdentity(undefined)),
    status,
  ];
}

/**
 * @param {string} label
 * @param {"client" | "visitor" | "session"} key
 * @param {string} value
 */
function field(label, key, value) {
  const input = element("input", { id: `identity-${key}`, value, spellcheck: "false", autocomplete: "off" });
  input.addEventListener("change", () => {
    const identity = readIdentity();
    if (identity) storeIdentity({ ...identity, [key]: input.value.trim() });
  });
  return [element("dt", {}, element("label", { for: input.id }, label)), element("dd", {}, input)];
}

/** @param {HTMLElement} status */
async function copyHeaders(status) {
  try {
    await navigator.clipboard.writeText(JSON.stringify(identityHeaders(), null, 2));
    status.textContent = "Copied.";
  } catch {
    status.textContent = "The browser did not let the page copy.";
  }
}

/**
 * @param {string} text
 * @param {() => void} onPress
 */
function button(text, onPress) {
  const made = element("button", { type: "button" }, text);
  made.addEventListener("click", onPress);
  return made;
}
