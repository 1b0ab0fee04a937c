import type { AttributeIndex } from "./attribute-index.ts";

/** Ids of attribute values by the text they were written in: a list is made once and shared by everything written alike, as most variants are. */
export class SharedValues {
  private readonly attributes: AttributeIndex;
  private readonly lists = new Map<string, readonly number[]>();

  constructor(attributes: AttributeIndex) {
    this.attributes = attributes;
  }

  /** The ids of a document's attributes, given as the JSON text of key to values. */
  idsOf(text: string): readonly number[] {
    const cached = this.lists.get(text);
    if (cached) return cached;
    const list = this.attributes.idsOf(JSON.parse(text) as Record<string, string[]>);
    this.lists.set(text, list);
    return list;
  }
}
