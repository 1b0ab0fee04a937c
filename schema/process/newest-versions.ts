import { type DataVersions, isOutdated, newestDataVersions } from "../rules/data-versions.ts";

/** The newest versions of the shop's data that any response of an upstream has named; what was made from older ones is not served any more. */
export class NewestVersions {
  private versions: DataVersions = {};

  get newest(): DataVersions {
    return this.versions;
  }

  note(noted: DataVersions): void {
    if (Object.entries(noted).some(([kind, version]) => version > (this.versions[kind] ?? -1)))
      this.versions = newestDataVersions([this.versions, noted]);
  }

  isOutdated(noted: DataVersions): boolean {
    return isOutdated(noted, this.versions);
  }
}
