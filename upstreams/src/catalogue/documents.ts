import type { DeliveryCalendar } from "@warmeland/schema/rules/delivery/delivery-days.ts";
import type { LayerMaterial } from "@warmeland/schema/rules/layer-materials.ts";

import type { SortingKey } from "./sorting-keys.ts";

/**
 * What the `data` columns of the catalogue tables hold, and what a line of the NDJSON format carries besides its keys.
 * Texts are per language (`nl`, `de`, `fr`); a shop reads its language, then `nl`.
 */
export type Texts = Readonly<Record<string, string>>;

export interface ShopDocument {
  name: string;
  contact: {
    companyName: string;
    street: string;
    zipCode: string;
    city: string;
    country: string;
    email: string;
    phone: string;
    phoneHours: string;
    chamberOfCommerce: string;
    vatNumber: string;
  };
  returnDays: number;
  /** Postage by delivery kind in cents; 0 reads 'Gratis'. */
  shippingCents: { parcel: number; two_person: number };
  /** How many shipments two people can bring on each day of the week; without it no day is chosen. */
  deliveryDays?: DeliveryCalendar;
  /** Says that the stories the project comes with are this shop's own (docs/rules.md#a-shop-of-ones-own). */
  stories?: "built-in";
  /** False while shoppers do not see the shop. */
  open?: false;
}

export interface AttributeGroupDocument {
  label: Texts;
  /** '' for texts, 'boolean', 'integer', 'color' (value is a hex code). */
  type: "" | "boolean" | "integer" | "color";
  multiSelect: boolean;
  /** Whether listings offer it as a filter. */
  filterable: boolean;
  /** Whether the product page lists it under 'Eigenschappen'. */
  visible: boolean;
}

export interface AttributeValueDocument {
  label: Texts;
}

/** The shop's own orders for a category: `custom` is what it set, `smart` its idea of topsellers; topsellers where one is missing. */
export interface CategorySorting {
  custom?: SortingKey | undefined;
  smart?: SortingKey | undefined;
}

export interface CategoryDocument {
  slug: string;
  name: Texts;
  description: Texts;
  /** File name in catalogue/images. */
  image?: string;
  hidden: boolean;
  /** Attribute keys offered as filters, in order. */
  supportedFilter: string[];
  sorting?: CategorySorting;
  properties: Readonly<Record<string, string>>;
}

export interface ImageDocument {
  /** File name in catalogue/images, also the wire's `hash`. */
  file: string;
  /** A swatch is a piece of nothing but its fabric or wood: colours are chosen by it, galleries leave it out. */
  type: "packshot" | "detail" | "room" | "swatch";
  description: Texts;
  width: number;
  height: number;
  averageColour: string;
}

/** A badge of the product page and its proof (Dir. 2024/825: a claim needs a basis). */
export interface BadgeDocument {
  key: "vegan" | "madeInGermany" | "allergySuitable" | "metalFree" | "bestseller" | "topReview";
  basis: Texts;
}

/** A layer of a mattress. */
export interface LayerDocument {
  material: LayerMaterial;
  name: Texts;
  /** What else is to be said of it: its density, the number of springs. */
  detail?: Texts | undefined;
  /** Missing where its maker does not say. */
  heightCm?: number | undefined;
}

export interface ProductDocument {
  name: Texts;
  masterTitle: Texts;
  subtitle: Texts;
  description: Texts;
  /** Attribute key to value keys; the groups and values exist as attribute lines. */
  attributes: Readonly<Record<string, string[]>>;
  badges: BadgeDocument[];
  /** Of a mattress, from top to bottom. */
  layers?: LayerDocument[] | undefined;
  images: ImageDocument[];
  passport: {
    manufacturer: string;
    manufacturerAddress: string;
    safetyContact: string;
    composition?: Texts;
    care?: Texts;
    origin?: Texts;
  };
  delivery: { kind: "parcel" | "two_person" };
  /** Relative weight for topseller sorting: pieces sold in the last 90 days. */
  soldRecently: number;
}

export interface VariantDocument {
  title: Texts;
  articleNumber: string;
  ean?: string;
  attributes: Readonly<Record<string, string[]>>;
  delivery: { min: number; max: number; unit: "day" | "week" | "month" };
  /** Levies by country column in cents; code 10005 to 10007 are the numeric eco codes, 'mattress' the Dutch levy (docs/rules.md#levies). */
  levies: { column: string; code: "10005" | "10006" | "10007" | "mattress"; cents: number }[];
  weightGrams?: number;
}

/** A review's text and the facts of its author; score, language and date are columns. */
export interface ReviewDocument {
  title: string;
  text: string;
  author: string;
  place?: string;
  /** How the author lies in bed, for mattresses and pillows. */
  sleeperType?: "side" | "back" | "stomach" | "mixed";
  /** Reference key of the variant that was bought. */
  variant?: string;
  /** By language. */
  translations: Readonly<Record<string, { title: string; text: string }>>;
}
