import { noCursor } from "#gateway/connection.ts";
import { badRequest } from "#gateway/errors/faults.ts";

/** A place in a listing: which entry, and of which version of the catalogue (docs/rules.md#listings). */
export interface ListingPlace {
  /** Offset of the entry, from 0. */
  readonly offset: number;
  /** Version of the catalogue the first page was read from; empty when the upstream names none. */
  readonly version: string;
}

/** Writes a place as the opaque cursor of an edge. */
export function listingCursor(place: ListingPlace): string {
  return Buffer.from(`${place.offset};${place.version}`).toString("base64url");
}

/**
 * Reads the cursor of an edge.
 * @throws BAD_REQUEST for a cursor that is none of ours
 */
export function readListingCursor(cursor: string, argument: string): ListingPlace {
  const match = /^(\d{1,6});([\w.-]{0,64})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (!match) throw badRequest(noCursor(argument, "a listing"));
  return { offset: Number(match[1]), version: match[2] ?? "" };
}

/**
 * Reads the version of the catalogue that a page is to be of; empty for the newest.
 * @throws BAD_REQUEST for what is no version
 */
export function readVersion(version: string | null | undefined): string {
  if (!/^[\w.-]{0,64}$/.test(version ?? ""))
    throw badRequest(
      "`version` is not a version of the catalogue: send the `version` of an earlier page, or leave it out for the newest.",
    );
  return version ?? "";
}
