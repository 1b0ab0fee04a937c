import { type BlockDefinition, type BlockField, blockTypeName, partTypeName } from "../model/block-definition.ts";
import { blocksInText, pageBlocks } from "../story-blocks.ts";
import { partsOf, storyTypes } from "./all-components.ts";

/** The page docs/blocks.md: every block and its fields, made from the model itself. */
export function blocksGuide(): string {
  const sections = [
    "# Blocks of stories",
    "Made from `schema/blocks/` by `npm run stories:components`; a test fails when it is old. How fields are written in a file: [upstreams/stories/README.md](../upstreams/stories/README.md). A field with ● is required: a block without it is not shown.",
    "The same as components of a Storyblok space: [storyblok-components.json](storyblok-components.json). Put it where Storyblok's command line looks (`.storyblok/components/{space}/components.json`) and run `storyblok components push --space {space}`; fields with several products take their choices from the space's datasource `artikelen`, whose values are article numbers.",
    "## Stories",
    table(storyTypes, () => ""),
    "## Blocks of a page",
    table(pageBlocks, blockTypeName),
    `In a rich text may stand ${list(blocksInText)}.`,
    "## Parts of blocks",
    table(partsOf([...storyTypes, ...pageBlocks]), partTypeName),
  ];
  return `${sections.join("\n\n")}\n`;
}

function table(definitions: readonly BlockDefinition[], typeOf: (definition: BlockDefinition) => string): string {
  const rows = definitions.map((definition) => [
    `\`${definition.name}\``,
    [`${definition.label}. ${definition.description}`, typeOf(definition) && `\`${typeOf(definition)}\``]
      .filter(Boolean)
      .join(" "),
    Object.entries(definition.fields).map(fieldText).join("; "),
  ]);
  const cells = [["component", "what it is", "fields"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)].join("\n");
}

function fieldText([name, field]: readonly [string, BlockField]): string {
  return `\`${name}\`${field.required ? " ●" : ""} ${kindText(field)}`;
}

function kindText(field: BlockField): string {
  switch (field.kind) {
    case "text":
      return field.long ? "long text" : "text";
    case "number":
      return `number, ${field.from} to ${field.to}`;
    case "choice":
      return `one of ${Object.keys(field.options).join(", ")}`;
    case "parts":
      return `list of \`${field.part.name}\``;
    case "images":
      return "list of images";
    case "captions":
      return "WebVTT file";
    case "richText":
      return "rich text";
    case "product":
      return "article number";
    case "products":
    case "articleNumbers":
      return "list of article numbers";
    case "category":
      return "path of a category";
    case "recommendationLogic":
      return "BESTSELLER, RELATED, ALSO_BOUGHT or PERSONAL";
    case "blocks":
      return "list of blocks";
    default:
      return field.kind;
  }
}

function list(definitions: readonly BlockDefinition[]): string {
  const names = definitions.map(({ name }) => `\`${name}\``);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
