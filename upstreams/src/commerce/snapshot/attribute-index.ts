import type { AttributeGroupDocument, Texts } from "#upstreams/catalogue/documents.ts";

export interface AttributeGroupEntry {
  id: number;
  key: string;
  position: number;
  document: AttributeGroupDocument;
  /** By position. */
  values: AttributeValueEntry[];
}

export interface AttributeValueEntry {
  id: number;
  value: string;
  label: Texts;
  group: AttributeGroupEntry;
  /** Place among all values: by group, then within it. */
  rank: number;
}

export interface AttributeGroupRow {
  group_id: number;
  key: string;
  position: number;
  data: AttributeGroupDocument;
}

export interface AttributeValueRow {
  value_id: number;
  group_id: number;
  value: string;
  data: { label: Texts };
}

/** Attribute groups and their values, found by key, id, or what a document says. */
export class AttributeIndex {
  readonly groups: readonly AttributeGroupEntry[];
  /** One more than the largest value id: the size of an array with a place per value. */
  readonly valueIdLimit: number;
  private readonly byKey = new Map<string, AttributeGroupEntry>();
  private readonly byId = new Map<number, AttributeGroupEntry>();
  private readonly valuesById = new Map<number, AttributeValueEntry>();
  private readonly valuesByKey = new Map<string, Map<string, AttributeValueEntry>>();

  /** Both lists in the order of their positions. */
  constructor(groupRows: readonly AttributeGroupRow[], valueRows: readonly AttributeValueRow[]) {
    this.groups = groupRows.map((row) => ({
      id: row.group_id,
      key: row.key,
      position: row.position,
      document: row.data,
      values: [],
    }));
    for (const group of this.groups) {
      this.byKey.set(group.key, group);
      this.byId.set(group.id, group);
      this.valuesByKey.set(group.key, new Map());
    }
    let largest = 0;
    for (const row of valueRows) {
      const group = this.byId.get(row.group_id);
      if (!group) continue;
      const entry = { id: row.value_id, value: row.value, label: row.data.label, group, rank: 0 };
      group.values.push(entry);
      this.valuesById.set(entry.id, entry);
      this.valuesByKey.get(group.key)?.set(entry.value, entry);
      largest = Math.max(largest, entry.id);
    }
    this.valueIdLimit = largest + 1;
    for (const [rank, entry] of this.groups.flatMap((group) => group.values).entries()) entry.rank = rank;
  }

  /** A group by its key or, as SCAYLE's filters allow, by its id in digits. */
  group(keyOrId: string): AttributeGroupEntry | undefined {
    return this.byKey.get(keyOrId) ?? (/^\d+$/.test(keyOrId) ? this.byId.get(Number(keyOrId)) : undefined);
  }

  value(id: number): AttributeValueEntry | undefined {
    return this.valuesById.get(id);
  }

  /** The ids of a document's attributes (key to values), in the order of groups and values; values without a line are left out. */
  idsOf(attributes: Readonly<Record<string, readonly string[]>>): number[] {
    return Object.entries(attributes)
      .flatMap(([key, values]) => values.flatMap((value) => this.valuesByKey.get(key)?.get(value) ?? []))
      .sort((first, second) => first.rank - second.rank)
      .map((entry) => entry.id);
  }
}
