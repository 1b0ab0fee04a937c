import type { LintedCatalogue } from "../linted-catalogue.ts";

/** A Dutch text and where it stands. */
export interface DutchText {
  subject: string;
  field: string;
  text: string;
  /** Whether the shop wrote it; reviewers may say things their own way. */
  ours: boolean;
}

/** Every Dutch text a shopper reads, each once, however many siblings share it. */
export function dutchTexts(catalogue: LintedCatalogue): DutchText[] {
  const texts = new Map<string, DutchText>();
  const add = (subject: string, field: string, text: string | undefined, ours = true): void => {
    if (text && !texts.has(text)) texts.set(text, { subject, field, text, ours });
  };
  for (const { key, label, values } of catalogue.attributes) {
    add(key, "label", label.nl);
    for (const { value, label } of values) add(key, `value ${value}`, label.nl);
  }
  for (const { path, name, description } of catalogue.categories) {
    add(path, "name", name.nl);
    add(path, "description", description.nl);
  }
  for (const product of catalogue.products) {
    const { referenceKey, passport, images, badges, variants } = product;
    for (const field of ["name", "masterTitle", "subtitle", "description"] as const)
      add(referenceKey, field, product[field].nl);
    for (const field of ["composition", "care", "origin"] as const) add(referenceKey, field, passport[field]?.nl);
    for (const { file, description } of images) add(referenceKey, `picture ${file}`, description.nl);
    for (const { key, basis } of badges) add(referenceKey, `badge ${key}`, basis.nl);
    for (const { title } of variants) add(referenceKey, "variant title", title.nl);
  }
  for (const { subject, field, text } of catalogue.storyTexts) add(subject, field, text);
  for (const review of catalogue.reviews) {
    const { title, text } = review.language === "nl" ? review : (review.translations.nl ?? {});
    add(review.referenceKey, "review title", title, false);
    add(review.referenceKey, "review text", text, false);
  }
  return [...texts.values()];
}
