import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { textIn } from "../text-in.ts";

const textsByCatalogue = new WeakMap<ShopCatalogue, Map<number, string>>();

/** The words of a search term: lower case, without accents. */
export function searchWords(term: string): string[] {
  return plain(term)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== "");
}

/** Plain word search: a product matches when its names, keys, brand and other attribute labels hold every word. */
export class TermMatcher {
  private readonly catalogue: ShopCatalogue;
  private readonly words: readonly string[];

  constructor(catalogue: ShopCatalogue, words: readonly string[]) {
    this.catalogue = catalogue;
    this.words = words;
  }

  matches(index: number): boolean {
    const text = searchText(this.catalogue, index);
    return this.words.every((word) => text.includes(word));
  }
}

function searchText(catalogue: ShopCatalogue, index: number): string {
  let texts = textsByCatalogue.get(catalogue);
  if (!texts) {
    texts = new Map();
    textsByCatalogue.set(catalogue, texts);
  }
  let text = texts.get(index);
  if (text === undefined) {
    text = writeSearchText(catalogue, index);
    texts.set(index, text);
  }
  return text;
}

function writeSearchText(catalogue: ShopCatalogue, index: number): string {
  const { snapshot, shop, attributeTexts } = catalogue;
  const product = snapshot.product(index);
  const document = snapshot.productDocument(index);
  const labels = product.valueIds.map((id) => attributeTexts.value(id).label);
  const categories = product.categoryIds.map((id) => textIn(snapshot.categories.get(id)?.document.name, shop));
  const names = [document.name, document.masterTitle, document.subtitle].map((texts) => textIn(texts, shop));
  return plain([...names, product.masterKey, product.referenceKey, ...labels, ...categories].join(" "));
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
