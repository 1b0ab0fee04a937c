import { type DataVersions, isOutdated, newestDataVersions } from "../rules/data-versions.ts";

/** The newest versions of the shop's data that any response of an upstream has named; what was made from older ones is not served any more. */
export class KnownVersions {
  private known: DataVersions = {};

  get newest(): DataVersions {
    return this.known;
  }

  note(versions: DataVersions): void {
    if (Object.entries(versions).some(([kind, version]) => version > (this.known[kind] ?? -1)))
      this.known = newestDataVersions([this.known, versions]);
  }

  isOutdated(versions: DataVersions): boolean {
    return isOutdated(versions, this.known);
  }
}
