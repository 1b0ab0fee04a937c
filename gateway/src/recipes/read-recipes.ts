import { readdirSync, readFileSync } from "node:fs";
import { Kind, parse } from "graphql";

/** What running a recipe takes, of a gateway that has nothing cached. */
export interface RecipeFigures {
  /** As the limits of an operation count it (docs/rules.md#operation-limits). */
  readonly cost: number;
  /** Calls to upstreams. */
  readonly calls: number;
  /** Of gateway and built-in upstreams together, on the machine that recorded it. */
  readonly cpuMs: number;
}

/** One folder of `docs/api/recipes`: a document that runs against the built-in shop, and what it returned. */
export interface Recipe {
  /** Of the folder, such as `06-product`. */
  readonly name: string;
  /** Name of its operation, which is the title of its tab in the explorer. */
  readonly operation: string;
  readonly title: string;
  /** The first paragraph of its prose, without links. */
  readonly summary: string;
  /** Recipes that the same visitor has to run before, such as one that fills the basket. */
  readonly needs: readonly string[];
  readonly document: string;
  /** With references to what other recipes returned (`value-references.ts`). */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The stored response and figures; undefined for a recipe that was never recorded. */
  readonly response: unknown;
  readonly figures: RecipeFigures | undefined;
}

export const recipesFolder = new URL("../../../docs/api/recipes/", import.meta.url);

/** Reads the recipes, in the order of a visit. */
export function readRecipes(): readonly Recipe[] {
  return readdirSync(recipesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readRecipe(name))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function readRecipe(name: string): Recipe {
  const text = (file: string) => readFileSync(new URL(`${name}/${file}`, recipesFolder), "utf8");
  const stored = (file: string): unknown => {
    try {
      return JSON.parse(text(file));
    } catch (error) {
      if ((error as { code?: string }).code === "ENOENT") return undefined;
      throw error;
    }
  };
  const document = text("document.graphql");
  const [heading = "", summary = ""] = text("README.md").split("\n\n");
  const needs = /^Needs .+$/m.exec(text("README.md"))?.[0] ?? "";
  return {
    name,
    operation: operationName(document),
    title: heading.replace(/^# /, ""),
    summary: summary.trim().replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1"),
    needs: [...needs.matchAll(/\]\(\.\.\/([\w-]+)\//g)].map(([, need = ""]) => need),
    document,
    variables: stored("variables.json") as Record<string, unknown>,
    response: stored("response.json"),
    figures: stored("figures.json") as RecipeFigures | undefined,
  };
}

function operationName(document: string): string {
  for (const definition of parse(document).definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.name) return definition.name.value;
  throw new Error("A recipe's operation has a name.");
}
