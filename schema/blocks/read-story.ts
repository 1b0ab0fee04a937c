import type { BlockDefinition, BlockField } from "./model/block-definition.ts";
import { isEmpty, isList, valueSchema } from "./model/field-values.ts";
import { richTextNodes } from "./model/rich-text-nodes.ts";
import { blocksInText, pageBlocks, settingsBlocks } from "./story-blocks.ts";

type Json = Readonly<Record<string, unknown>>;

type Reason = "unknown" | "missing" | "misshapen";

/** What an editor has to put right. */
export interface StoryProblem {
  readonly what: "block" | "field" | "rich-text node";
  /** Of the block, of the node, or of block and field (`hero.image`). */
  readonly name: string;
  readonly reason: Reason;
}

/** A block of a story with the values of its fields, by their names in the content system; null for an empty one. */
export interface ReadBlock {
  readonly name: string;
  /** Unique within the story. */
  readonly key: string;
  /** Undefined for a block that the shop does not know, or that lacks what it needs. */
  readonly definition: BlockDefinition | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it has no definition. */
  readonly problems: readonly StoryProblem[];
}

/** A part of a block, such as a question of an accordion. */
export type ReadPart = Pick<ReadBlock, "key" | "values">;

/** A rich text; a node `blok` of its document has the places of its blocks in `attrs.blocks`. */
export interface ReadText {
  readonly document: Json;
  readonly blocks: readonly ReadBlock[];
}

export interface ReadStory {
  readonly blocks: readonly ReadBlock[];
  /** Those that stand within the rich texts of others. */
  readonly embedded: readonly ReadBlock[];
  /** Article numbers of the products that the blocks name. */
  readonly masterKeys: ReadonlySet<string>;
  /** All that was left out or could not be read. */
  readonly problems: readonly StoryProblem[];
}

/**
 * Reads what an editor or a foreign content system wrote, whatever it is. A block is left out when the shop does not know it or it lacks
 * what it needs; a field that is not of its kind counts as empty.
 * @param content of a story: a page with its blocks in `body`, or a block that is the whole of it
 */
export function readStory(content: unknown): ReadStory {
  const reader = new StoryReader();
  const root = recordOf(content);
  const whole = settingsBlocks.find(({ name }) => name === root["component"]);
  const blocks =
    whole || !Array.isArray(root["body"])
      ? [reader.block(root, settingsBlocks)]
      : root["body"].map((block) => reader.block(recordOf(block), pageBlocks));
  const { embedded, masterKeys, problems } = reader;
  return { blocks, embedded, masterKeys, problems };
}

class StoryReader {
  readonly problems: StoryProblem[] = [];
  readonly embedded: ReadBlock[] = [];
  readonly masterKeys = new Set<string>();
  private readonly keys = new Set<string>();

  block(raw: Json, known: readonly BlockDefinition[]): ReadBlock {
    const name = textOf(raw["component"]).slice(0, 200);
    const key = this.keyOf(raw);
    const unreadable = (problems: readonly StoryProblem[]): ReadBlock => {
      this.problems.push(...problems);
      return { name, key, definition: undefined, values: {}, problems };
    };
    const definition = known.find((each) => each.name === name);
    if (!definition) return unreadable([{ what: "block", name, reason: "unknown" }]);
    const { values, fatal } = this.fields(raw, definition);
    return fatal.length > 0 ? unreadable(fatal) : { name, key, definition, values, problems: [] };
  }

  private fields(raw: Json, { name, fields }: BlockDefinition) {
    const values: Record<string, unknown> = {};
    const fatal: StoryProblem[] = [];
    for (const [field, definition] of Object.entries(fields)) {
      const { value, problem } = this.value(raw[field], definition);
      values[field] = value;
      const found = { what: "field", name: `${name}.${field}`, reason: problem ?? "missing" } as const;
      if (definition.required && isEmpty(value)) fatal.push(found);
      else if (problem) this.problems.push(found);
    }
    return { values, fatal };
  }

  private value(raw: unknown, field: BlockField): { readonly value: unknown; readonly problem?: Reason | undefined } {
    const empty = isList(field) ? [] : null;
    if (field.kind === "blocks" || isEmpty(raw)) return { value: empty };
    const schema = valueSchema(field);
    const given = isList(field) && Array.isArray(raw) ? raw : [raw];
    const valid = given.flatMap((each) => {
      const { data, success } = schema.safeParse(each);
      return success ? [data] : [];
    });
    if (field.kind === "product" || field.kind === "products")
      for (const masterKey of valid) this.masterKeys.add(masterKey as string);
    const problem = valid.length < given.length ? "misshapen" : undefined;
    if (field.kind === "parts") return { value: valid.flatMap((part) => this.part(part as Json, field.part)), problem };
    if (field.kind === "richText" && valid.length > 0) return { value: this.richText(recordOf(valid[0])) };
    return { value: isList(field) ? valid : (valid[0] ?? empty), problem };
  }

  private part(raw: Json, definition: BlockDefinition): ReadPart[] {
    const { values, fatal } = this.fields(raw, definition);
    this.problems.push(...fatal);
    return fatal.length > 0 ? [] : [{ key: this.keyOf(raw), values }];
  }

  private richText(document: Json): ReadText {
    const blocks: ReadBlock[] = [];
    const read = this.node(document, blocks);
    this.embedded.push(...blocks);
    return { document: read, blocks };
  }

  private node(node: Json, blocks: ReadBlock[]): Json {
    if (node["type"] === "blok") {
      const body = recordOf(node["attrs"])["body"];
      const found = (Array.isArray(body) ? body : []).map((block) => this.block(recordOf(block), blocksInText));
      blocks.push(...found);
      return { type: "blok", attrs: { blocks: found.map((block) => blocks.indexOf(block)) } };
    }
    if (!Array.isArray(node["content"])) return node;
    const content = node["content"].map(recordOf).filter((child) => {
      const type = textOf(child["type"]);
      const isKnown = richTextNodes.some((known) => known === type);
      if (!isKnown) this.problems.push({ what: "rich-text node", name: type.slice(0, 200), reason: "unknown" });
      return isKnown;
    });
    return { ...node, content: content.map((child) => this.node(child, blocks)) };
  }

  /** The editor's key, or one of its own where that is missing or taken. */
  private keyOf(raw: Json): string {
    const given = textOf(raw["_uid"]);
    const key = given === "" || this.keys.has(given) ? `${given}.${this.keys.size}` : given;
    this.keys.add(key);
    return key;
  }
}

function recordOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
