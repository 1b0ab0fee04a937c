import { screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { offer } from "#app/catalog/testing/listing-data.ts";
import { renderListing } from "#app/catalog/testing/render-listing.tsx";
import { loadI18n } from "#app/locale/load-i18n.ts";
import { IgnoredFilters } from "./ignored-filters.tsx";
import type { ListingOffer } from "./listing-offer.ts";

type Ignored = ListingOffer["ignoredFilters"];

const unknownFilter = (slug: string) => ({
  __typename: "IgnoredFilter" as const,
  slug,
  reason: "UNKNOWN_FILTER" as const,
});
const unknownValue = (slug: string) => ({
  __typename: "IgnoredFilter" as const,
  slug,
  reason: "UNKNOWN_VALUE" as const,
});

function shown(ignoredFilters: Ignored): string | null {
  renderListing(<IgnoredFilters offer={{ ...offer, ignoredFilters }} />);
  return screen.getByRole("paragraph").textContent;
}

test("a filter the shop does not have is named, and does not count", () => {
  expect(shown([unknownFilter("lining")])).toBe("Het filter ‘lining’ kennen wij niet; het telt niet mee.");
});

test("several are named in one sentence", () => {
  expect(shown([unknownFilter("lining"), unknownFilter("ref"), unknownFilter("gad")])).toBe(
    "De filters ‘lining’, ‘ref’ en ‘gad’ kennen wij niet; zij tellen niet mee.",
  );
});

test("a value nothing has is told by the name of its filter", () => {
  expect(shown([unknownValue("size"), unknownFilter("lining")])).toBe(
    "Het filter ‘lining’ kennen wij niet; het telt niet mee. Een keuze bij Maat kennen wij niet; die telt niet mee.",
  );
});

test("each language has its own quotes", async () => {
  const texts = await loadI18n("fr-FR");
  await texts.loadNamespaces(["emptyListing", "ui"]);
  renderListing(
    <I18nextProvider i18n={texts}>
      <IgnoredFilters offer={{ ...offer, ignoredFilters: [unknownFilter("lining")] }} />
    </I18nextProvider>,
  );
  expect(screen.getByRole("paragraph").textContent).toContain("«\u00a0lining\u00a0»");
});
