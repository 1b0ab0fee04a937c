import { join } from "node:path";

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const app = join(import.meta.dirname, "../../app");
/** What every page of the shop starts with. */
const starts = ["entry.client.tsx", "root.tsx", "layout/shop-layout.tsx", "layout/page-boundary.tsx"].map((file) => join(app, file));

/**
 * Tells whether a module of ours is needed by every page: reached from the shell by plain imports. Gathering these in one
 * file compresses better than many tiny ones, and nothing else may slip into what every visitor loads.
 */
export function createShellTest(): (id: string, graph: ModuleGraph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => (reached ??= reach(graph)).has(id);
}

function reach(graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    const found = graph.getModuleInfo(id);
    if (!found) continue;
    reached.add(id);
    waiting.push(...found.importedIds);
  }
  return reached;
}
