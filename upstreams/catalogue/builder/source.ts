import type { BadgeDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";

import type { BrandKey } from "../source/brands.ts";
import type { ColourName } from "../source/colours.ts";

export type Hardness = "soft" | "medium" | "firm";

/** Attributes that a person writes as Dutch words; the builder makes their value keys. */
type WordAttribute =
  | "fillingMaterial"
  | "cover"
  | "headboard"
  | "packagingUnit"
  | "upholstery"
  | "woodType"
  | "woodColor"
  | "footVariant"
  | "removableLegs"
  | "deliveredAs"
  | "frameHeight"
  | "coreHeight"
  | "version"
  | "warmthClass"
  | "unit"
  | "season"
  | "fabric"
  | "shape"
  | "sizeGuide";

type Claim = Exclude<BadgeDocument["key"], "topReview">;

/** A percentage off the regular price, from a day on. */
interface SaleSource {
  percent: number;
  since: string;
}

/** One colour of a master; the key it stands under (A, B, …) is part of its article numbers and never changes. */
export interface ColourSource {
  colour: ColourName;
  /** File names without `.webp`, the packshot first. */
  photos: string[];
  /** The day it came into the shop. */
  live: string;
  /** Pieces sold in the last 90 days. */
  sold: number;
  /** Words that differ from the master's, such as the kind of wood. */
  attributes?: Partial<Record<WordAttribute, string | string[]>>;
  sale?: SaleSource;
  /** Pieces by the end of the article number (`090200-M`), 'order' when it is made to order, or one value for every variant. */
  stock?: Record<string, number | "order"> | number | "order";
}

/** A master as a person edits it: texts once, prices by size, colours with their photos. */
export interface MasterSource {
  key: string;
  title: string;
  subtitle: string;
  description: string;
  brand: BrandKey;
  /** Category paths, the one of the breadcrumb first. */
  categories: string[];
  composition: string;
  care: string;
  attributes: Partial<Record<WordAttribute, string | string[]>>;
  /** What is claimed and what proves it. */
  claims?: Partial<Record<Claim, string>>;
  delivery: { kind: "parcel" | "two_person"; time: `${number}-${number} ${VariantDocument["delivery"]["unit"]}` };
  /** Regular price in euros by size (`90x200`), or by `one` for a product without a choice. */
  prices: Record<string, number>;
  /** Surcharge in euros by hardness. */
  hardness?: Partial<Record<Hardness, number>>;
  /** Centimetres that the size does not state; the height may differ by size. Of a set in one size, those of one piece. */
  measures?: { width?: number; depth?: number; height?: number | Record<string, number> };
  /** Of a bed in cm: how much wider and deeper than its mattress it is, and how high its head is. */
  frame?: { width: number; depth: number; height: number };
  /** Kilos: of the piece, by size, or by square metre. */
  weight: { kg: number | Record<string, number> } | { perSquareMetre: number };
  levy?: "mattress" | "mattresses" | "furniture";
  /** What the regular price was before, as a factor on it, each from a day on; the first counts from the day it came into the shop. */
  formerPrices?: { factor: number; since?: string }[];
  /** The day since which the regular price holds, after `formerPrices`. */
  regularSince?: string;
  sale?: SaleSource;
  colours: Record<string, ColourSource>;
}
