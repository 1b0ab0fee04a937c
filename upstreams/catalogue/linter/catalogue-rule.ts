import type { LintedCatalogue } from "./linted-catalogue.ts";

/** One thing that is wrong with a catalogue. */
export interface Finding {
  /** What it is about: the reference key of a product, variant, review or order, the path of a category, the key of an attribute, a picture. */
  subject: string;
  problem: string;
  /** What the person who edits the catalogue should do. */
  remedy: string;
}

/** A rule reads the whole catalogue and reports what breaks it. */
export interface CatalogueRule {
  /** Kebab-case; `--only` and `--skip` of the command name it. */
  name: string;
  find(catalogue: LintedCatalogue): Iterable<Finding>;
}
