import type { Texts } from "#upstreams/catalogue/documents.ts";

/** The few words the commerce upstream says itself; all others come from the catalogue. */
export const shopWords = {
  sale: { nl: "Sale", de: "Sale", fr: "Soldes" },
  isNew: { nl: "Nieuw", de: "Neu", fr: "Nouveau" },
  prices: { nl: "Prijs", de: "Preis", fr: "Prix" },
  categories: { nl: "Categorie", de: "Kategorie", fr: "Catégorie" },
  mainNavigation: { nl: "Hoofdnavigatie", de: "Hauptnavigation", fr: "Navigation principale" },
} as const satisfies Record<string, Texts>;
