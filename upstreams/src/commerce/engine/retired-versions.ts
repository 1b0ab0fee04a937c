interface Version {
  readonly snapshot: { readonly version: string; readonly variants: { readonly length: number } };
}

// docs/rules.md#listings: who began to page through a version may go on in it.
const retentionMs = 10 * 60_000;
// some 1.6 kB each
const mostVariants = 600_000;
/** What even the smallest version holds of responses, counted as variants. */
const weightOfResponses = 20_000;

/**
 * Versions of the catalogue that newer ones have replaced, each for ten minutes. However many are imported meanwhile, they hold as much memory as
 * two of 240,000 variants at most, or twenty-odd small ones: then the oldest go first, and the last always stays.
 */
export class RetiredVersions<Retired extends Version> {
  private versions: { readonly of: Retired; readonly until: number }[] = [];

  /** Times are in milliseconds. */
  add(version: Retired, time: number): void {
    let weight = 0;
    this.versions = [{ of: version, until: time + retentionMs }, ...this.versions].filter(({ of, until }, place) => {
      weight += of.snapshot.variants.length + weightOfResponses;
      return place === 0 || (time < until && weight <= mostVariants);
    });
  }

  find(version: string | null, time: number): Retired | undefined {
    return this.versions.find(({ of, until }) => of.snapshot.version === version && time < until)?.of;
  }

  /** Lets go of what is older than ten minutes. */
  forgetOld(time: number): void {
    this.versions = this.versions.filter(({ until }) => time < until);
  }
}
