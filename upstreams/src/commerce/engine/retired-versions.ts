interface Version {
  readonly snapshot: { readonly version: string; readonly variants: { readonly length: number } };
}

// docs/rules.md#listings: who began to page through a version may go on in it.
const keptInMilliseconds = 10 * 60_000;
// some 1.6 kB each
const mostVariants = 600_000;
/** What even the smallest version holds of answers, counted as variants. */
const variantsOfAnswers = 20_000;

/**
 * Versions of the catalogue that newer ones have replaced, each for ten minutes. However many are imported meanwhile, they hold as much memory as
 * two of 240,000 variants at most, or twenty-odd small ones: then the oldest go first, and the last is always kept.
 */
export class RetiredVersions<Kept extends Version> {
  private kept: { readonly of: Kept; readonly until: number }[] = [];

  /** Times are in milliseconds. */
  add(version: Kept, time: number): void {
    let weight = 0;
    this.kept = [{ of: version, until: time + keptInMilliseconds }, ...this.kept].filter(({ of, until }, place) => {
      weight += of.snapshot.variants.length + variantsOfAnswers;
      return place === 0 || (time < until && weight <= mostVariants);
    });
  }

  find(version: string | null, time: number): Kept | undefined {
    return this.kept.find(({ of, until }) => of.snapshot.version === version && time < until)?.of;
  }

  /** Lets go of what is older than ten minutes. */
  forgetOld(time: number): void {
    this.kept = this.kept.filter(({ until }) => time < until);
  }
}
