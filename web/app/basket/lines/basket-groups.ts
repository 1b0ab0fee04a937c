interface Groupable {
  readonly key: string;
  readonly status: "AVAILABLE" | "UNAVAILABLE" | "DELETED";
  readonly itemGroup?: { readonly key: string; readonly isMainItem: boolean; readonly isRequired: boolean } | null;
}

export interface BasketGroup<Item> {
  readonly main: Item;
  readonly members: readonly Item[];
  /** A member without which the set cannot be ordered is sold out. */
  readonly blocked: boolean;
}

/** The lines of a basket as the shop shows them: sets with their main item first, everything in the order it was put in. */
export function basketGroups<Item extends Groupable>(items: readonly Item[]): BasketGroup<Item>[] {
  const mains = new Set(items.flatMap(({ itemGroup }) => (itemGroup?.isMainItem ? [itemGroup.key] : [])));
  const isMember = ({ itemGroup }: Item) => itemGroup != null && !itemGroup.isMainItem && mains.has(itemGroup.key);
  return items
    .filter((item) => !isMember(item))
    .map((main) => {
      const members = main.itemGroup?.isMainItem
        ? items.filter((item) => isMember(item) && item.itemGroup?.key === main.itemGroup?.key)
        : [];
      return {
        main,
        members,
        blocked: members.some((member) => member.itemGroup?.isRequired === true && member.status !== "AVAILABLE"),
      };
    });
}
