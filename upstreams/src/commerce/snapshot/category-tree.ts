import type { CategoryDocument } from "#upstreams/catalogue/documents.ts";

export interface CategoryEntry {
  id: number;
  parent: CategoryEntry | null;
  /** With a leading slash: `/slapen/matrassen`. */
  path: string;
  document: CategoryDocument;
  /** By position. */
  children: CategoryEntry[];
  /** Ids from the root to the category itself. */
  rootline: readonly CategoryEntry[];
}

export interface CategoryRow {
  category_id: number;
  parent_id: number | null;
  path: string;
  data: CategoryDocument;
}

/** The active categories; one below an inactive category is as absent as that category. */
export class CategoryTree {
  readonly roots: readonly CategoryEntry[];
  private readonly byId = new Map<number, CategoryEntry>();
  private readonly byPath = new Map<string, CategoryEntry>();

  /** Rows of active categories, by position. */
  constructor(rows: readonly CategoryRow[]) {
    const rowsByParent = Map.groupBy(rows, (row) => row.parent_id);
    this.roots = this.plant(rowsByParent, null);
  }

  get(id: number): CategoryEntry | undefined {
    return this.byId.get(id);
  }

  /** Finds a category by its path, with or without slashes at the ends. */
  atPath(path: string): CategoryEntry | undefined {
    return this.byPath.get(normalisePath(path));
  }

  /** Every category, parents before children. */
  all(): Iterable<CategoryEntry> {
    return this.byId.values();
  }

  private plant(
    rowsByParent: ReadonlyMap<number | null, CategoryRow[]>,
    parent: CategoryEntry | null,
  ): CategoryEntry[] {
    return (rowsByParent.get(parent?.id ?? null) ?? []).map((row) => {
      const entry: CategoryEntry = {
        id: row.category_id,
        parent,
        path: normalisePath(row.path),
        document: row.data,
        children: [],
        rootline: [],
      };
      entry.rootline = [...(parent?.rootline ?? []), entry];
      this.byId.set(entry.id, entry);
      this.byPath.set(entry.path, entry);
      entry.children = this.plant(rowsByParent, entry);
      return entry;
    });
  }
}

function normalisePath(path: string): string {
  return `/${path.replaceAll(/^\/+|\/+$/g, "")}`;
}
