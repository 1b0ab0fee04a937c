import type { ObjectRef } from "@pothos/core";
import {
  type BlockDefinition,
  type BlockField,
  partTypeName,
} from "@warmeland/schema/blocks/model/block-definition.ts";
import type { StoryAsset, StoryTable } from "@warmeland/schema/blocks/model/field-values.ts";
import type { ReadPart, ReadText } from "@warmeland/schema/blocks/read-story.ts";
import { builder } from "#gateway/builder.ts";
import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import { loadMaster } from "#gateway/catalog/product/product-loader.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import { RecommendationLogicRef } from "#gateway/recommendations/recommendation.ts";
import { ownPath } from "#gateway/content/safe-url.ts";
import { resolveHref } from "#gateway/content/resolve-links.ts";
import { storyRoutes } from "#gateway/content/story-routes.ts";
import { inStory, type StoryPart } from "./story-block.ts";
import { StoryImageRef, shownImage } from "./story-image.ts";
import { StoryRichTextRef } from "./story-rich-text.ts";
import { StoryTableRef } from "./story-table.ts";

type Types = typeof builder.$inferSchemaTypes;
type Fields = PothosSchemaTypes.ObjectFieldBuilder<Types, StoryPart>;

/** Gives a type of the graph the fields of its definition, each with the type of its kind. */
export function addFields(ref: ObjectRef<Types, StoryPart>, definition: BlockDefinition): void {
  for (const [name, field] of Object.entries(definition.fields))
    if (field.kind !== "blocks") builder.objectField(ref, field.as ?? name, (t) => fieldOf(t, name, field, ref.name));
}

function fieldOf(t: Fields, name: string, field: Exclude<BlockField, { readonly kind: "blocks" }>, parent: string) {
  const description = field.description;
  const value = <Value>({ values }: StoryPart) => values[name] as Value;
  const nullable = true;
  switch (field.kind) {
    case "text":
    case "anchor":
      return t.string({ description, nullable, resolve: (part) => value<string | null>(part) });
    case "date":
      return t.field({ type: "Date", description, nullable, resolve: (part) => value<string | null>(part) });
    case "number":
      return field.whole
        ? t.int({ description, nullable, resolve: (part) => value<number | null>(part) })
        : t.float({ description, nullable, resolve: (part) => value<number | null>(part) });
    case "choice":
      return t.field({
        type: choiceRef(parent, name, field),
        description,
        nullable,
        resolve: (part) => value<string | null>(part),
      });
    case "image":
      return t.field({
        type: StoryImageRef,
        description,
        nullable,
        resolve: (part) => shownImage(value<StoryAsset | null>(part)),
      });
    case "images":
      return t.field({
        type: [StoryImageRef],
        description,
        resolve: (part) => value<StoryAsset[]>(part).flatMap((image) => shownImage(image) ?? []),
      });
    case "video":
    case "captions":
      return t.string({
        description,
        nullable,
        resolve: (part) => ownPath(value<StoryAsset | null>(part)?.url),
      });
    case "link":
      return t.string({
        description,
        nullable,
        resolve: async (part, _args, context) => {
          const link = value<Readonly<Record<string, unknown>> | null>(part);
          return (link && (await resolveHref(link, storyRoutes(part.story, context)))) || null;
        },
      });
    case "richText":
      return t.field({
        type: StoryRichTextRef,
        description,
        nullable,
        resolve: (part) => {
          const text = value<ReadText | null>(part);
          return text && { document: text.document, blocks: inStory(text.blocks, part), story: part.story };
        },
      });
    case "table":
      return t.field({ type: StoryTableRef, description, nullable, resolve: (part) => value<StoryTable | null>(part) });
    case "product":
      return t.field({
        type: ProductRef,
        description,
        nullable,
        resolve: (part, _args, context, info) => {
          const masterKey = value<string | null>(part);
          return masterKey === null ? null : loadMaster(context, masterKey, productNeeds(info));
        },
      });
    case "products":
      return t.field({
        type: [ProductRef],
        description,
        resolve: async (part, _args, context, info) => {
          const needs = productNeeds(info);
          const masterKeys = [...new Set(value<string[]>(part))];
          const products = await Promise.all(masterKeys.map((masterKey) => loadMaster(context, masterKey, needs)));
          return products.filter((product) => product !== null);
        },
      });
    case "articleNumbers":
      return t.stringList({ description, resolve: (part) => value<string[]>(part) });
    case "category":
      return t.field({
        type: CategoryRef,
        description,
        nullable,
        resolve: async (part, _args, context) => {
          const path = value<string | null>(part);
          return path === null ? null : ((await context.sources.commerce.shop.categoryTree()).byPath.get(path) ?? null);
        },
      });
    case "recommendationLogic":
      return t.field({
        type: RecommendationLogicRef,
        description,
        nullable,
        resolve: (part) => value<"PERSONAL" | "ALSO_BOUGHT" | "RELATED" | "BESTSELLER" | null>(part),
      });
    default:
      return t.field({
        type: [partRef(field.part)],
        description,
        resolve: (part) =>
          value<ReadPart[]>(part).map(({ key, values }) => ({
            key,
            values,
            story: part.story,
            masterKeys: part.masterKeys,
          })),
      });
  }
}

const partRefs = new Map<BlockDefinition, ObjectRef<Types, StoryPart>>();

/** The type of a part, the same wherever it is used. */
function partRef(definition: BlockDefinition): ObjectRef<Types, StoryPart> {
  const known = partRefs.get(definition);
  if (known) return known;
  const ref = builder.objectRef<StoryPart>(partTypeName(definition));
  ref.implement({
    description: definition.description,
    fields: (t) => ({ key: t.exposeString("key", { description: "Unique within its story." }) }),
  });
  partRefs.set(definition, ref);
  addFields(ref, definition);
  return ref;
}

function choiceRef(parent: string, name: string, { options }: Extract<BlockField, { readonly kind: "choice" }>) {
  return builder.enumType(`${parent}${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
    description: "One of the values that editors can choose.",
    values: Object.fromEntries(
      Object.entries(options).map(([value, { description }]) => [value.toUpperCase(), { value, description }]),
    ),
  });
}
