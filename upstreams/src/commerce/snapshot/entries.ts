/** A product as search sees it. Its document stays text until a response needs it: 43,000 parsed ones would fill the heap. */
export interface ProductEntry {
  id: number;
  referenceKey: string;
  masterKey: string;
  isActive: boolean;
  /** Milliseconds since 1970, as are the two below. */
  firstLiveAt: number;
  createdAt: number;
  updatedAt: number;
  soldRecently: number;
  /** Categories it was put in, its main one first. */
  categoryIds: readonly number[];
  /** Ids of the attribute values of the product itself. */
  valueIds: readonly number[];
  /** Its variants are `variants[firstVariant]` to `variants[variantEnd - 1]`. */
  firstVariant: number;
  variantEnd: number;
  documentText: string;
}

export interface VariantEntry {
  id: number;
  productIndex: number;
  referenceKey: string;
  isActive: boolean;
  valueIds: readonly number[];
  documentText: string;
}
