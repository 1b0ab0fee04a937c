/** Milliseconds for which a reload is remembered (docs/rules.md#navigation). */
const remembered = 10_000;
const storageKey = "going-to";

interface Going {
  readonly href: string;
  readonly at: number;
  readonly reloaded: boolean;
}

/**
 * A tab of an older build requests a chunk that is gone. The router then reloads the page it is on; this makes it the
 * page the visitor was going to, once in ten seconds (docs/rules.md#navigation).
 */
export function rememberTarget(href: string, now = Date.now()): void {
  store({ href, at: now, reloaded: read()?.href === href && (read()?.reloaded ?? false) });
}

/** The navigation has arrived. */
export function forgetTarget(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored either.
  }
}

/** On the start of a page: where an interrupted navigation has to be taken up, if it was interrupted just now. */
export function interruptedTarget(current: string, now = Date.now()): string | undefined {
  const going = read();
  if (!going || going.reloaded || now - going.at > remembered || going.href === current) return undefined;
  store({ ...going, reloaded: true });
  return going.href;
}

function read(): Going | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Going | undefined;
  } catch {
    return undefined;
  }
}

function store(going: Going): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(going));
  } catch {
    // Without storage the visitor clicks once more.
  }
}
