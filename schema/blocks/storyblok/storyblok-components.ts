import type { BlockDefinition, BlockField } from "../model/block-definition.ts";
import { blocksInText, pageBlocks } from "../story-blocks.ts";
import { allComponents, storyTypes } from "./all-components.ts";

type Json = Readonly<Record<string, unknown>>;

/** A component as Storyblok's Management API takes it, and its command line in `components.json`. */
export interface StoryblokComponent {
  readonly name: string;
  readonly display_name: string;
  readonly is_root: boolean;
  readonly is_nestable: boolean;
  readonly schema: Readonly<Record<string, Json>>;
}

/** Datasource of a space that lists the article numbers of the shop's products, for fields that take several. */
const products = { source: "internal", datasource_slug: "artikelen" };
const articleNumber = String.raw`^\d{2}-\d{4}$`;
const logics = [
  ["Meest gekocht", "BESTSELLER"],
  ["Lijkt erop", "RELATED"],
  ["Samen gekocht", "ALSO_BOUGHT"],
  ["Voor deze bezoeker", "PERSONAL"],
] as const;

/** The block model as components that can be imported into a space. */
export function storyblokComponents(): StoryblokComponent[] {
  return allComponents().map((definition) => ({
    name: definition.name,
    display_name: definition.label,
    is_root: storyTypes.includes(definition),
    is_nestable: !storyTypes.includes(definition),
    schema: Object.fromEntries(
      Object.entries(definition.fields).map(([name, field], pos) => [name, { pos, ...fieldSchema(field) }]),
    ),
  }));
}

function fieldSchema(field: BlockField): Json {
  return {
    display_name: field.label,
    ...(field.help !== undefined && { description: field.help }),
    required: field.required ?? false,
    ...kindSchema(field),
  };
}

function kindSchema(field: BlockField): Json {
  switch (field.kind) {
    case "text":
      return {
        type: field.long ? "textarea" : "text",
        translatable: true,
        ...(field.pattern && { regex: field.pattern.source }),
      };
    case "anchor":
      return { type: "text", regex: String.raw`^[\w-]+$` };
    case "number":
      return { type: "number", min_value: field.from, max_value: field.to, decimals: field.whole ? 0 : 6 };
    case "choice":
      return {
        type: "option",
        options: Object.entries(field.options).map(([value, { label }]) => ({ name: label, value })),
      };
    case "recommendationLogic":
      return { type: "option", options: logics.map(([name, value]) => ({ name, value })) };
    case "date":
      return { type: "datetime", disable_time: true };
    case "image":
      return { type: "asset", filetypes: ["images"] };
    case "images":
      return { type: "multiasset", filetypes: ["images"] };
    case "video":
      return { type: "asset", filetypes: ["videos"] };
    case "captions":
      return { type: "asset", filetypes: ["texts"] };
    case "link":
      return { type: "multilink", email_link_type: true, show_anchor: true };
    case "richText":
      return { type: "richtext", translatable: true, ...only(blocksInText) };
    case "table":
      return { type: "table", translatable: true };
    case "product":
      return { type: "text", regex: articleNumber };
    case "products":
    case "articleNumbers":
      return { type: "options", ...products };
    case "category":
      return { type: "text", regex: "^/" };
    case "parts":
      return { type: "bloks", ...only([field.part]) };
    default:
      return { type: "bloks", ...only(pageBlocks) };
  }
}

function only(definitions: readonly BlockDefinition[]): Json {
  return { restrict_components: true, component_whitelist: definitions.map(({ name }) => name) };
}
