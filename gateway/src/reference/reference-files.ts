import { buildSchema, printSchema } from "graphql";
import { readRecipes } from "#gateway/recipes/read-recipes.ts";
import { schema } from "#gateway/schema.ts";
import { cacheKeys, possibleTypes } from "./cache-keys.ts";
import { cookbook } from "./cookbook.ts";
import { errorCatalogue } from "./error-catalogue.ts";
import { graphcacheSchema } from "./graphcache-schema.ts";
import { referencePages } from "./reference-pages.ts";

/** Where the reference stands; nothing else does. */
export const referenceFolder = "docs/api/reference";

/** Everything that is made from the schema and the recipes, by its path in the repository. */
export function referenceFiles(): ReadonlyMap<string, string> {
  const recipes = readRecipes();
  // as clients read it, defaults and all
  const published = buildSchema(printSchema(schema));
  return new Map([
    ...[...referencePages(published, recipes)].map(([name, text]) => [`${referenceFolder}/${name}`, text] as const),
    ["docs/api/recipes/README.md", cookbook(recipes)],
    ["docs/api/errors.md", errorCatalogue(schema)],
    ["schema/possible-types.json", json(possibleTypes(published))],
    ["schema/graphcache-keys.json", json(cacheKeys(published))],
    // on one line: clients bundle it
    ["schema/graphcache-schema.json", `${JSON.stringify(graphcacheSchema(published))}\n`],
  ]);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
