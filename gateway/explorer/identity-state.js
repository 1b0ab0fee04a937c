// @ts-check

/**
 * Whom the explorer's operations are from, when they are sent as an app sends them.
 * @typedef {object} Identity
 * @property {string} client name and version, as in `x-client`
 * @property {string} visitor token of the visitor, empty before the first write
 * @property {string} session token of the session, empty when nobody is signed in
 */

// of this tab alone: it ends with the tab, as a try should
const place = "explorer-identity";
/** @type {Set<() => void>} */
const listeners = new Set();

/** @returns {Identity | undefined} undefined while the browser's cookies say who it is */
export function readIdentity() {
  const text = sessionStorage.getItem(place);
  return text === null ? undefined : JSON.parse(text);
}

/** @param {Identity | undefined} identity */
export function storeIdentity(identity) {
  if (identity) sessionStorage.setItem(place, JSON.stringify(identity));
  else sessionStorage.removeItem(place);
  for (const listener of listeners) listener();
}

/** @param {() => void} listener */
export function onIdentity(listener) {
  listeners.add(listener);
}

/**
 * What an app sends with every request.
 * @param {Identity} [identity]
 * @returns {Record<string, string>}
 */
export function identityHeaders(identity = readIdentity()) {
  if (!identity) return {};
  return {
    "x-client": identity.client,
    ...(identity.visitor !== "" && { "x-visitor": identity.visitor }),
    ...(identity.session !== "" && { authorization: `Bearer ${identity.session}` }),
  };
}

/**
 * Keeps the tokens that a response hands out: the visitor's in its header and from `beginVisit`, a session's from
 * `signIn…`, `signUp` and `updatePassword`. Signing out ends it.
 * @param {string | null} visitor
 * @param {Record<string, any> | null | undefined} data
 */
export function noteIdentity(visitor, data) {
  const identity = readIdentity();
  if (!identity) return;
  const found = { ...identity, visitor: visitor ?? data?.["beginVisit"]?.token ?? identity.visitor };
  for (const [field, payload] of Object.entries(data ?? {})) {
    if (/^(?:signIn|signUp|updatePassword)/.test(field) && payload?.token) found.session = payload.token;
    if (field.startsWith("signOut")) found.session = "";
  }
  if (JSON.stringify(found) !== JSON.stringify(identity)) storeIdentity(found);
}
