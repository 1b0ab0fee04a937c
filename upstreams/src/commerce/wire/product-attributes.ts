import type { AdvancedAttributes, Attributes } from "@scayle/storefront-api";

import type { ImageDocument, ProductDocument } from "#upstreams/catalogue/documents.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { textIn } from "../text-in.ts";
import { advancedAttributes, textAttribute, type Cells } from "./attribute-values.ts";
import { selects, type Selection } from "./product-include.ts";

/** The selected attributes of a product: its catalogue values, then its texts and the number and average score of its reviews. */
export function productAttributes(
  engine: CatalogueEngine,
  index: number,
  document: ProductDocument,
  selection: Selection,
): Attributes {
  const { attributeTexts, catalogue } = engine;
  const { shop, snapshot } = catalogue;
  const attributes: Attributes = {};
  for (const [key, group] of attributeTexts.groups(snapshot.product(index).valueIds)) {
    if (selects(selection, key, group.type ?? "")) attributes[key] = group;
  }
  const reviews = snapshot.reviewScore(snapshot.product(index).masterKey);
  const texts = {
    productName: textIn(document.name, shop),
    masterTitle: textIn(document.masterTitle, shop),
    subtitle: textIn(document.subtitle, shop),
    description: textIn(document.description, shop),
    masterReviewsCount: String(reviews.count),
    masterReviewsScore: String(reviews.score),
  };
  for (const [key, text] of Object.entries(texts)) {
    const group = snapshot.attributes.group(key);
    if (text === "" || attributes[key] || !selects(selection, key, group?.document.type ?? "")) continue;
    attributes[key] = textAttribute(
      key,
      text,
      group && { id: group.id, label: attributeTexts.groupLabel(group), type: group.document.type },
    );
  }
  return attributes;
}

/** The selected advanced attributes of a product: long texts, the passport, what its badges rest on (rows of badge, basis),
 * its sizes with the one sold most first, and the layers of a mattress (rows of material, name, detail, height in centimetres, from top
 * to bottom). */
export function productAdvancedAttributes(
  engine: CatalogueEngine,
  index: number,
  document: ProductDocument,
  selection: Selection,
): AdvancedAttributes {
  const { shop, snapshot } = engine.catalogue;
  const { passport } = document;
  return advancedAttributes(selection, {
    productName: text(textIn(document.name, shop)),
    description: text(textIn(document.description, shop)),
    manufacturerName: text(passport.manufacturer),
    manufacturerAddress: text(passport.manufacturerAddress),
    safetyContact: text(passport.safetyContact),
    composition: text(textIn(passport.composition, shop)),
    care: text(textIn(passport.care, shop)),
    origin: text(textIn(passport.origin, shop)),
    layers: (document.layers ?? []).map(({ material, name, detail, heightCm }) => [
      material,
      textIn(name, shop),
      detail ? textIn(detail, shop) : "",
      heightCm ?? "",
    ]),
    sizesBySales: snapshot.sizesBySales(snapshot.product(index).masterKey).map((size) => [size]),
    badgeBasis: document.badges.map((badge) => [badge.key, textIn(badge.basis, shop)]),
  });
}

function text(value: string): Cells[] {
  return value === "" ? [] : [[value]];
}

/** The selected attributes of a photo; sizes are pixels of the original. */
export function imageAttributes(engine: CatalogueEngine, image: ImageDocument, selection: Selection): Attributes {
  const values = {
    imageType: image.type,
    imageDescription: textIn(image.description, engine.catalogue.shop),
    imageWidth: String(image.width),
    imageHeight: String(image.height),
    imageAverageColour: image.averageColour,
  };
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => selects(selection, key, ""))
      .map(([key, value]) => [key, textAttribute(key, value)]),
  );
}
