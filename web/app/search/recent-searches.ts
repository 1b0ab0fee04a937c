import { searchTerm } from "@warmeland/schema/rules/search-term.ts";
import { createObservable } from "#app/ui/browser/observable.ts";

const storageKey = "recent-searches";
const mostTerms = 8;

const none: readonly string[] = [];
const cached = createObservable<readonly string[] | undefined>(undefined);

/** What was searched for in this browser, the latest first. It never leaves the browser. */
export const recentSearches = {
  /** At most 8 terms. */
  get: (): readonly string[] => cached.get() ?? readAgain(),
  subscribe: (listener: () => void): (() => void) => {
    const forget = cached.subscribe(listener);
    window.addEventListener("storage", onStorage);
    return () => {
      forget();
      window.removeEventListener("storage", onStorage);
    };
  },
  /** Puts a submitted term in front. */
  add: (term: string): void => {
    if (term !== "") write([term, ...recentSearches.get().filter((other) => !isSame(other, term))].slice(0, mostTerms));
  },
  remove: (term: string): void => write(recentSearches.get().filter((other) => other !== term)),
  clear: (): void => write(none),
};

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase("nl") === other.toLocaleLowerCase("nl");
}

function onStorage({ key }: StorageEvent): void {
  if (key === storageKey) readAgain();
}

function write(terms: readonly string[]): void {
  cached.set(terms);
  try {
    if (terms.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(terms));
  } catch {
    // A browser without storage forgets on reload.
  }
}

function readAgain(): readonly string[] {
  cached.set(read());
  return cached.get() ?? none;
}

// Anything may have been written there.
function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    if (!Array.isArray(stored)) return none;
    const terms = stored
      .flatMap((entry) => (typeof entry === "string" ? [searchTerm(entry)] : []))
      .filter((term) => term !== "");
    return [...new Set(terms)].slice(0, mostTerms);
  } catch {
    return none;
  }
}
