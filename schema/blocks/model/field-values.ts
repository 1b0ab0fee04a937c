import * as z from "zod/mini";
import type { BlockField } from "./block-definition.ts";

/** An asset of the content system; sizes are those of the original in px, 1200 by 900 when unknown. */
export interface StoryAsset {
  readonly url: string;
  readonly alt: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** What must stay visible, in per cent from the left and the top; null when the editor marked nothing. */
  readonly focus: { readonly left: number; readonly top: number } | null;
}

export interface StoryTable {
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

type Json = Readonly<Record<string, unknown>>;

const masterKey = z.string().check(z.regex(/^\d{2}-\d{4}$/));
const anything = z.optional(z.unknown());
const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

const asset = z.pipe(
  z.looseObject({ filename: z.string(), alt: anything, title: anything, focus: anything, meta_data: anything }),
  z.transform(({ filename, alt, title, focus, meta_data: meta }): StoryAsset => {
    const { width, height } = sizeOf(filename, meta);
    return {
      url: filename.trim(),
      alt: textOf(alt),
      title: textOf(title),
      width,
      height,
      focus: focusOf(textOf(focus), width, height),
    };
  }),
);

// Storyblok's picker adds a time of day
const isoDate = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(?: |T|$)/)),
  z.transform((text: string) => text.slice(0, 10)),
);
const cell = z.pipe(
  z.looseObject({ value: anything }),
  z.transform(({ value }) => textOf(value)),
);
const storyTable = z.pipe(
  z.looseObject({ thead: z.array(cell), tbody: z.array(z.looseObject({ body: z.array(cell) })) }),
  z.transform(({ thead, tbody }): StoryTable => ({ head: thead, rows: tbody.map(({ body }) => ({ cells: body })) })),
);

const schemas = {
  image: asset,
  images: asset,
  video: asset,
  captions: asset,
  link: z.looseObject({}),
  richText: z.looseObject({ type: z.literal("doc"), content: z.array(z.unknown()) }),
  table: storyTable,
  product: masterKey,
  products: masterKey,
  articleNumbers: masterKey,
  category: z.string().check(z.regex(/^\//)),
  recommendationLogic: z.enum(["PERSONAL", "ALSO_BOUGHT", "RELATED", "BESTSELLER"]),
  date: isoDate,
  anchor: z.string().check(z.regex(/^[\w-]+$/)),
  parts: z.looseObject({}),
} as const;

/** Whether a field holds any number of its values. */
export function isList({ kind }: BlockField): boolean {
  return kind === "parts" || kind === "images" || kind === "products" || kind === "articleNumbers";
}

/** The check of a field's value, of a list's of each of its values; Storyblok sends numbers as texts. */
export function valueSchema(field: Exclude<BlockField, { readonly kind: "blocks" }>): z.ZodMiniType {
  if (field.kind === "text")
    return field.pattern ? z.string().check(z.trim(), z.regex(field.pattern)) : z.string().check(z.trim());
  if (field.kind === "choice") return z.enum(Object.keys(field.options));
  if (field.kind !== "number") return schemas[field.kind];
  const inRange = z.number().check(z.minimum(field.from), z.maximum(field.to));
  return z.pipe(z.coerce.number(), field.whole ? inRange.check(z.int()) : inRange);
}

/** Whether the content system sent a field that the editor left empty. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== "object") return false;
  if ("filename" in value) return isEmpty(value.filename);
  return "linktype" in value && ["url", "cached_url", "email", "id"].every((part) => isEmpty((value as Json)[part]));
}

function sizeOf(address: string, meta: unknown): { readonly width: number; readonly height: number } {
  // Storyblok writes the size into the address of an image
  const [, inWidth, inHeight] = /\/(\d{1,5})x(\d{1,5})\//.exec(address) ?? [];
  const { width, height } = (typeof meta === "object" && meta !== null ? meta : {}) as Json;
  return { width: Number(width ?? inWidth) || 1200, height: Number(height ?? inHeight) || 900 };
}

/** Storyblok writes a rectangle, `left x top : right x bottom`, in px. */
function focusOf(focus: string, width: number, height: number): StoryAsset["focus"] {
  const [, left, top] = /^(\d+)x(\d+):\d+x\d+$/.exec(focus) ?? [];
  if (left === undefined) return null;
  return { left: Math.min(100, (100 * Number(left)) / width), top: Math.min(100, (100 * Number(top)) / height) };
}
