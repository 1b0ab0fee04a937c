import { decodeGlobalID } from "@pothos/plugin-relay";
import { isStorable } from "@warmeland/schema/rules/storable-text.ts";

/** The type and id inside a global id; null for text that is none. */
export function readGlobalId(globalId: string): { typename: string; id: string } | null {
  if (globalId.length > 512) return null;
  try {
    const read = decodeGlobalID(globalId);
    return isStorable(read.id) ? read : null;
  } catch {
    return null;
  }
}

/** The number inside a global id of the wanted type; null for every other id. */
export function numberInGlobalId(globalId: string, typename: string): number | null {
  const decoded = readGlobalId(globalId);
  return decoded?.typename === typename ? entityNumber(decoded.id) : null;
}

/** An id as a positive number; null when it is none. */
export function entityNumber(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
