/** A list of products as events name it. */
export interface ItemList {
  readonly id: string;
  readonly name: string;
}

/** A product, or a variant of it, that an event is about; what is reported of it is looked up when it is sent. */
export interface TrackedItem {
  /** Global id of the product. */
  readonly productId: string;
  /** Global id of the variant; undefined while none is chosen. */
  readonly variantId?: string | undefined;
  readonly quantity?: number;
  /** Place in its list, from 0. */
  readonly index?: number;
  readonly list?: ItemList | undefined;
}

/** Something a shopper did, on its way to analytics. */
export interface TrackingEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The products it is about. */
  readonly items?: readonly TrackedItem[];
}
