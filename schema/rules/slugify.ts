const replacements: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", "&": "-" };

/** Text for the path of a page (docs/rules.md#slugs): lowercase, umlauts written out, `&` a dash, accents and other special characters removed. */
export function slugify(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß&]/g, (character) => replacements[character] ?? "")
    .normalize("NFD")
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The last part of a product's address: its title and master key (`NN-NNNN`). */
export function productSlug(masterTitle: string, masterKey: string): string {
  const title = slugify(masterTitle);
  return title ? `${title}-${masterKey}` : masterKey;
}

/** The master key at the end of a product's slug; undefined for a slug that ends in none. */
export function masterKeyOfSlug(slug: string): string | undefined {
  return /(?:^|-)(\d+-\d+)$/.exec(slug)?.[1];
}
