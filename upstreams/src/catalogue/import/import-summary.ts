/** What happened to the rows of one kind; `deactivated` orders of the history, which are nobody's, and redirects are gone. */
interface RowChanges {
  added: number;
  changed: number;
  deactivated: number;
}

/** What an import did, or would have done in a dry run. */
export interface ImportSummary {
  lines: number;
  products: number;
  variants: number;
  changes: Record<
    "shop" | "attribute" | "category" | "product" | "variant" | "price" | "stock" | "review" | "order" | "redirect",
    RowChanges
  >;
  /** The new version of the catalogue, null when nothing changed or nothing was stored. */
  version: string | null;
  checksum: string;
  /** True when the checksum alone showed that there is nothing to do. */
  skipped: boolean;
}

/** A summary of nothing, to count up from. */
export function emptySummary(): ImportSummary {
  return {
    lines: 0,
    products: 0,
    variants: 0,
    changes: {
      shop: none(),
      attribute: none(),
      category: none(),
      product: none(),
      variant: none(),
      price: none(),
      stock: none(),
      review: none(),
      order: none(),
      redirect: none(),
    },
    version: null,
    checksum: "",
    skipped: false,
  };
}

const none = (): RowChanges => ({ added: 0, changed: 0, deactivated: 0 });

/** Whether any row was added, changed or deactivated. */
export function hasChanges(summary: ImportSummary): boolean {
  return Object.values(summary.changes).some(({ added, changed, deactivated }) => added + changed + deactivated > 0);
}

/** How many rows of all kinds are new. */
export function addedRows(summary: ImportSummary): number {
  return Object.values(summary.changes).reduce((sum, { added }) => sum + added, 0);
}

/** What an import did, for a person to read. */
export function printSummary(summary: ImportSummary, seconds: number, isDryRun: boolean): string {
  const rows = Object.entries(summary.changes)
    .filter(([, { added, changed, deactivated }]) => added + changed + deactivated > 0)
    .map(([kind, { added, changed, deactivated }]) => {
      const gone = ["order", "price", "redirect"].includes(kind) ? "removed" : "deactivated";
      return `  ${kind.padEnd(10)} ${added} added, ${changed} changed, ${deactivated} ${gone}`;
    });
  const { lines, products, variants, version } = summary;
  const outcome = isDryRun
    ? "Checked; nothing was stored (dry run)."
    : version === null
      ? "Nothing to change: the shop has this catalogue already."
      : `The catalogue is now version ${version}.`;
  const read = `${lines} lines read in ${seconds.toFixed(1)} s: ${products} products, ${variants} variants, no faults.`;
  return [read, ...rows, outcome].join("\n");
}
