import type { BlockDefinition, BlockField } from "./model/block-definition.ts";
import { isEmpty, isList, valueSchema } from "./model/field-values.ts";
import { richTextNodes } from "./model/rich-text-nodes.ts";
import { pageBlocks, settingsBlocks } from "./story-blocks.ts";

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

export interface ReadStory {
  readonly blocks: readonly ReadBlock[];
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
  return { blocks, masterKeys: reader.masterKeys, problems: reader.problems };
}

class StoryReader {
  readonly problems: StoryProblem[] = [];
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

  private fields(raw: Json, { name, fields, oneOf }: BlockDefinition) {
    const values: Record<string, unknown> = {};
    const fatal: StoryProblem[] = [];
    for (const [field, definition] of Object.entries(fields)) {
      const { value, problem } = this.value(raw[field], definition);
      values[field] = value;
      const found = { what: "field", name: `${name}.${field}`, reason: problem ?? "missing" } as const;
      if (definition.required && isEmpty(value)) fatal.push(found);
      else if (problem) this.problems.push(found);
    }
    if (oneOf?.every((field) => isEmpty(values[field])))
      fatal.push({ what: "field", name: `${name}.${oneOf.join("|")}`, reason: "missing" });
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
    for (const each of valid) this.note(each, field);
    const problem = valid.length < given.length ? "misshapen" : undefined;
    if (field.kind === "parts") return { value: valid.flatMap((part) => this.part(part as Json, field.part)), problem };
    return { value: isList(field) ? valid : (valid[0] ?? empty), problem };
  }

  private part(raw: Json, definition: BlockDefinition): ReadPart[] {
    const { values, fatal } = this.fields(raw, definition);
    this.problems.push(...fatal);
    return fatal.length > 0 ? [] : [{ key: this.keyOf(raw), values }];
  }

  private note(value: unknown, { kind }: BlockField): void {
    if (kind === "richText") this.noteUnknownNodes(value);
    if (kind === "product" || kind === "products") this.masterKeys.add(value as string);
  }

  private noteUnknownNodes(node: unknown): void {
    const content = recordOf(node)["content"];
    if (!Array.isArray(content)) return;
    for (const child of content) {
      const type = textOf(recordOf(child)["type"]);
      if (richTextNodes.some((known) => known === type)) this.noteUnknownNodes(child);
      else this.problems.push({ what: "rich-text node", name: type.slice(0, 200), reason: "unknown" });
    }
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
