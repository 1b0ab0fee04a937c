const entryShape = /^([a-z][a-z0-9-]{0,39})=(https?:\/\/\S+)$/;

/**
 * Reads `CORS_ORIGINS`: the client name by origin, from `name=origin` entries with commas between (docs/rules.md#other-origins).
 * Undefined when an entry is none, names an address instead of an origin, or an origin twice.
 */
export function readClientOrigins(text: string): ReadonlyMap<string, string> | undefined {
  const clients = new Map<string, string>();
  for (const entry of text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")) {
    const [, name, origin] = entryShape.exec(entry) ?? [];
    if (name === undefined || origin === undefined || !isOrigin(origin) || clients.has(origin)) return undefined;
    clients.set(origin, name);
  }
  return clients;
}

/** Whether a text is an origin as browsers send it: scheme, host and a port other than the scheme's. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
