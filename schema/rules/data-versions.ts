/**
 * Which versions of the shop's data something was made from, by kind (`catalogue`, `promotions`, `stories`, …). Every import makes a higher number of
 * its kind. Empty for data of an upstream that names none.
 */
export type DataVersions = Readonly<Record<string, number>>;

/** The header in which a response names them, such as `catalogue=12, promotions=3`. */
export const dataVersionsHeader = "x-data-versions";

const shape = /^[a-z]+=\d{1,15}(?:, [a-z]+=\d{1,15})*$/;

/** The versions a response names; none when it says something else. */
export function readDataVersions(headers: Headers): DataVersions {
  const text = headers.get(dataVersionsHeader) ?? "";
  if (!shape.test(text)) return {};
  return Object.fromEntries(
    text.split(", ").map((part) => [part.slice(0, part.indexOf("=")), Number(part.slice(part.indexOf("=") + 1))]),
  );
}

/** The text of the header; empty for no versions. */
export function printDataVersions(versions: DataVersions): string {
  return Object.entries(versions)
    .map(([kind, version]) => `${kind}=${version}`)
    .join(", ");
}

/** The highest version of each kind. */
export function newestDataVersions(all: readonly DataVersions[]): DataVersions {
  const newest: Record<string, number> = {};
  for (const versions of all)
    for (const [kind, version] of Object.entries(versions)) newest[kind] = Math.max(newest[kind] ?? version, version);
  return newest;
}

/** The lowest version of each kind: what is made of these parts is as old as its oldest part. */
export function oldestDataVersions(parts: readonly DataVersions[]): DataVersions {
  const oldest: Record<string, number> = {};
  for (const versions of parts)
    for (const [kind, version] of Object.entries(versions)) oldest[kind] = Math.min(oldest[kind] ?? version, version);
  return oldest;
}

/** Whether something was made from an older version of any kind than there is. */
export function isOutdated(versions: DataVersions, newest: DataVersions): boolean {
  return Object.entries(versions).some(([kind, version]) => version < (newest[kind] ?? version));
}

/** Whether parts that make one response come from two versions of a kind. */
export function isMixed(parts: readonly DataVersions[]): boolean {
  const newest = newestDataVersions(parts);
  return parts.some((versions) => isOutdated(versions, newest));
}
