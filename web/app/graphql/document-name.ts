import type { DocumentNode } from "graphql";

const names = new WeakMap<DocumentNode, string>();
let count = 0;

/**
 * Stands in the browser for Apollo's `print`, which only sets documents apart there: ours are objects of their own, made
 * once, and the gateway knows their text.
 */
export const print = Object.assign(
  (document: DocumentNode): string => {
    const cached = names.get(document);
    if (cached !== undefined) return cached;
    const name = `document ${++count}`;
    names.set(document, name);
    return name;
  },
  {
    /** Apollo clears its cache by this; a name is no burden. */
    reset() {},
  },
);
