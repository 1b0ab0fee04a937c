import type { Texts } from "#upstreams/catalogue/documents.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { AttributeGroupEntry, AttributeValueEntry } from "../../snapshot/attribute-index.ts";
import type { CatalogueSnapshot } from "../../snapshot/catalogue-snapshot.ts";
import { textIn } from "../../text-in.ts";
import { stopWords } from "../text/word-lists.ts";
import { fieldWeights, type FieldWeight } from "./field-weights.ts";

type Language = Pick<ShopLocale, "language">;
type TakeField = (text: string, weight: FieldWeight) => void;

// Sizes are matched as measures; the others are not what anybody searches for.
const silentGroups = new Set([
  "size",
  "width",
  "depth",
  "height",
  "weight",
  "shippingType",
  "coreHeight",
  "frameHeight",
  "bestseller",
  "topReview",
]);

/** Gives every searchable text of a product with its weight, in the language of a shop. */
export function takeProductFields(
  snapshot: CatalogueSnapshot,
  index: number,
  language: Language,
  take: TakeField,
): void {
  const product = snapshot.product(index);
  const document = snapshot.productDocument(index);
  const text = (texts: Texts | undefined) => textIn(texts, language);
  const { noun, others, names } = titleParts(text(document.name));
  take(noun, fieldWeights.noun);
  take(others, fieldWeights.title);
  take(names, fieldWeights.name);
  take(text(document.subtitle), fieldWeights.subtitle);
  take(text(document.description), fieldWeights.description);
  take(text(document.passport.composition), fieldWeights.composition);
  take(washing(text(document.passport.care)), fieldWeights.care);
  for (const [name, weight] of categoryNames(snapshot, product.categoryIds, text)) take(name, weight);
  for (const id of searchableValues(snapshot, index)) takeValue(snapshot.attributes.value(id), text, take);
}

/** A name for a value of an attribute: its label, or what it says yes to. */
export function valueName(entry: AttributeValueEntry, language: Language): string {
  if (entry.group.document.type === "boolean")
    return entry.value === "true" ? textIn(entry.group.document.label, language) : "";
  return silentGroups.has(entry.group.key) ? "" : textIn(entry.label, language);
}

function takeValue(entry: AttributeValueEntry | undefined, text: (texts: Texts) => string, take: TakeField): void {
  if (!entry) return;
  const { key, document } = entry.group;
  if (document.type === "boolean" && entry.value === "true") take(text(document.label), fieldWeights.attribute);
  else if (document.type !== "boolean" && !silentGroups.has(key))
    takeLabel(text(entry.label), weightOf(entry.group), take);
}

// 'Met voetenbank', 'Twee losse kussens': what a phrase names is a part of the product, not its kind.
function takeLabel(label: string, weight: FieldWeight, take: TakeField): void {
  take(label, weight === fieldWeights.attribute && /\s/.test(label.trim()) ? fieldWeights.detail : weight);
}

function weightOf({ key, document }: AttributeGroupEntry): FieldWeight {
  if (key === "brand") return fieldWeights.brand;
  if (key === "color") return fieldWeights.colour;
  return document.filterable ? fieldWeights.attribute : fieldWeights.detail;
}

function searchableValues(snapshot: CatalogueSnapshot, index: number): Set<number> {
  const { valueIds, firstVariant, variantEnd } = snapshot.product(index);
  const values = new Set(valueIds);
  for (let variant = firstVariant; variant < variantEnd; variant += 1) {
    const entry = snapshot.variant(variant);
    if (entry.isActive) for (const id of entry.valueIds) values.add(id);
  }
  return values;
}

function categoryNames(
  snapshot: CatalogueSnapshot,
  categoryIds: readonly number[],
  text: (texts: Texts) => string,
): Map<string, FieldWeight> {
  const names = new Map<string, FieldWeight>();
  for (const id of categoryIds) {
    const rootline = snapshot.categories.get(id)?.rootline ?? [];
    for (const category of rootline) {
      const isOwn = category.id === id;
      const name = text(category.document.name);
      if (isOwn || !names.has(name)) names.set(name, isOwn ? fieldWeights.category : fieldWeights.categoryAbove);
    }
  }
  return names;
}

// 'Verduisterende gordijnen Nachtwacht, set van twee': what it is, is the last word before the proper name, which has a capital.
function titleParts(title: string): { noun: string; others: string; names: string } {
  const words = title.match(/[^\s,]+/gu) ?? [];
  const ends = words.findIndex((word, place) => place > 0 && (isName(word) || stopWords.has(word)));
  const noun = words[(ends === -1 ? words.length : ends) - 1] ?? "";
  const common = words.filter((word, place) => word !== noun && (place === 0 || !isName(word)));
  return { noun, others: common.join(" "), names: words.slice(1).filter(isName).join(" ") };
}

function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

// Of the care only what can be washed and how warm: 'niet in de droger' is no word for a dryer.
function washing(care: string): string {
  return (care.match(/wasbaar|\d\d\s*graden/giu) ?? []).join(" ");
}
