import type { AttributeGroup, AttributeGroupMulti, Value } from "@scayle/storefront-api";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { AttributeGroupEntry, AttributeIndex } from "../snapshot/attribute-index.ts";
import { textIn } from "../text-in.ts";

/** Attributes in a shop's language. Values that products share are one object each, made when first asked for. */
export class AttributeTexts {
  private readonly index: AttributeIndex;
  private readonly shop: ShopLocale;
  private readonly values = new Map<number, Required<Value>>();
  private readonly singles = new Map<number, AttributeGroup>();

  constructor(index: AttributeIndex, shop: ShopLocale) {
    this.index = index;
    this.shop = shop;
  }

  /** The groups of some value ids by key, in the order the values come. */
  groups(valueIds: readonly number[]): Map<string, AttributeGroup> {
    const groups = new Map<string, AttributeGroup>();
    for (const id of valueIds) {
      const group = this.index.value(id)?.group;
      if (!group) continue;
      const started = groups.get(group.key);
      if (started?.multiSelect) started.values.push(this.value(id));
      else if (!started)
        groups.set(
          group.key,
          group.document.multiSelect ? this.multi(group, [this.value(id)]) : this.single(id, group),
        );
    }
    return groups;
  }

  /** A whole group with all its values, as the attribute endpoints return it. */
  wholeGroup(group: AttributeGroupEntry): AttributeGroupMulti {
    return this.multi(
      group,
      group.values.map((value) => this.value(value.id)),
    );
  }

  groupLabel(group: AttributeGroupEntry): string {
    return textIn(group.document.label, this.shop);
  }

  value(id: number): Required<Value> {
    let value = this.values.get(id);
    if (!value) {
      const entry = this.index.value(id);
      value = { id, label: textIn(entry?.label, this.shop), value: entry?.value ?? "" };
      this.values.set(id, value);
    }
    return value;
  }

  private single(id: number, group: AttributeGroupEntry): AttributeGroup {
    let single = this.singles.get(id);
    if (!single) {
      single = {
        id: group.id,
        key: group.key,
        label: this.groupLabel(group),
        type: group.document.type,
        multiSelect: false,
        values: this.value(id),
      };
      this.singles.set(id, single);
    }
    return single;
  }

  private multi(group: AttributeGroupEntry, values: Value[]): AttributeGroupMulti {
    return {
      id: group.id,
      key: group.key,
      label: this.groupLabel(group),
      type: group.document.type,
      multiSelect: true,
      values,
    };
  }
}
