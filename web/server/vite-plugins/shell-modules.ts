import { join } from "node:path";

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Whether a module of the graph goes into a file. */
export type ModuleTest = (id: string, graph: ModuleGraph) => boolean;

const app = join(import.meta.dirname, "../../app");
const entry = "entry.client.tsx";
/** What every page of the shop starts with. */
const shell = [entry, "root.tsx", "layout/shop-layout.tsx"];

/**
 * Whether a module of ours is needed by every page: reached from the shell by plain imports. Gathering these in one
 * file compresses better than many tiny ones, and nothing else may slip into what every visitor loads.
 */
export function createShellTest(): ModuleTest {
  const isReached = createReachTest(shell);
  // The entry starts React as soon as it is run, so it stays by itself.
  return (id, graph) => id !== join(app, entry) && isReached(id, graph);
}

/** Whether a module is needed by both of two screens, which shoppers go back and forth between. */
export function createSharedTest(one: string, other: string): ModuleTest {
  const [needsOne, needsOther] = [createReachTest([one]), createReachTest([other])];
  return (id, graph) => needsOne(id, graph) && needsOther(id, graph);
}

function createReachTest(starts: readonly string[]): ModuleTest {
  let reached: Set<string> | undefined;
  return (id, graph) => (reached ??= reach(starts, graph)).has(id);
}

function reach(starts: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = starts.map((file) => join(app, file));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    const found = graph.getModuleInfo(id);
    if (!found) continue;
    reached.add(id);
    waiting.push(...found.importedIds);
  }
  return reached;
}
