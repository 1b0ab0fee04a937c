import type { LintedCatalogue } from "../linted-catalogue.ts";

const word = /\p{Lu}[\p{L}\p{M}'’-]*/gu;

/** Names that the catalogue itself brings: brands, makers and their towns, series (every capital after the kind of product), reviewers and where they live. */
export function properNames({ products, attributes, reviews }: LintedCatalogue): Set<string> {
  const brands = attributes
    .filter(({ key }) => key === "brand" || key === "madeIn")
    .flatMap(({ values }) => values.map(({ label }) => label.nl ?? ""));
  const sources = [
    ...brands,
    ...products.flatMap(({ passport }) => [passport.manufacturer, passport.manufacturerAddress]),
    ...products.map(({ masterTitle }) => (masterTitle.nl ?? "").replace(/^\S+ /, "")),
    ...reviews.flatMap(({ author, place }) => [author, place ?? ""]),
  ];
  return new Set(sources.flatMap((source) => source.match(word) ?? []));
}
