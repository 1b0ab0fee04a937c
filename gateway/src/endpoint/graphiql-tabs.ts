import { withoutChangingValues } from "#gateway/recipes/changing-values.ts";
import { type Recipe, readRecipes } from "#gateway/recipes/read-recipes.ts";
import { type ReferencePlace, referencesIn, valueAt, withValues } from "#gateway/recipes/value-references.ts";

/** A tab of the explorer. */
export interface ExampleTab {
  readonly query: string;
  /** As JSON, since the explorer has them in an editor. */
  readonly variables?: string;
}

const lineLength = 110;

/**
 * A tab for every recipe, in the order of a visit. Values of other recipes are those of their stored responses; a tab says which tabs it needs
 * before it, and which of its values to take from their responses because they are others on every visit.
 */
export function exampleTabs(recipes: readonly Recipe[] = readRecipes()): readonly ExampleTab[] {
  const byName = new Map(recipes.map((recipe) => [recipe.name, recipe]));
  return recipes.map((recipe) => {
    const variables = withValues(recipe.variables, (reference) =>
      reference.isPaid ? "what-the-payment-leads-back-to" : storedValue(reference, byName),
    );
    const lines = [`${recipe.title}. ${recipe.summary}`, ...needed(recipe, byName)];
    const query = `${lines.flatMap(commented).join("\n")}\n${recipe.document}`;
    return Object.keys(recipe.variables).length === 0
      ? { query }
      : { query, variables: JSON.stringify(variables, null, 2) };
  });
}

function needed(recipe: Recipe, byName: ReadonlyMap<string, Recipe>): string[] {
  const tabOf = (name: string) => byName.get(name)?.operation ?? name;
  const first = recipe.needs.length > 0 ? [`Run first: ${recipe.needs.map(tabOf).join(", ")}.`] : [];
  const changing = referencesIn(recipe.variables)
    .filter((place) => isChanging(place, byName))
    .map((place) => `Replace \`${place.at}\` by ${sourceOf(place, tabOf)}.`);
  return [...first, ...new Set(changing)];
}

function sourceOf({ recipe, path, isPaid }: ReferencePlace, tabOf: (name: string) => string): string {
  const value = `\`${path.join(".")}\` of the tab ${tabOf(recipe)}`;
  return isPaid ? `the end of the address that the payment leads back to: open ${value}` : value;
}

function isChanging(place: ReferencePlace, byName: ReadonlyMap<string, Recipe>): boolean {
  const value = storedValue(place, byName);
  return place.isPaid || withoutChangingValues(value) !== value;
}

function storedValue({ recipe, path }: Pick<ReferencePlace, "recipe" | "path">, byName: ReadonlyMap<string, Recipe>) {
  return valueAt(byName.get(recipe)?.response, path);
}

function commented(text: string): string[] {
  const lines: string[] = [];
  let line = "#";
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length >= lineLength) {
      lines.push(line);
      line = "#";
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
