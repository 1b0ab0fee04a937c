import type { GraphqlClient, GraphqlResult } from "#gateway/testing/graphql-client.ts";
import { openBrowser } from "#gateway/testing/browser.ts";
import type { Recipe } from "#gateway/recipes/read-recipes.ts";
import { type ValueReference, valueAt, withValues } from "#gateway/recipes/value-references.ts";

/** What a recipe returned. */
export interface RecipeOutcome {
  /** As it is stored: `data`, and `errors` if there were some. */
  readonly response: { readonly data: unknown; readonly errors?: unknown };
  readonly variables: Record<string, unknown>;
  readonly result: GraphqlResult<unknown>;
  readonly cpuMs: number;
}

/** Somebody's visit: recipes are run one after the other by one browser. */
export interface RecipeVisit {
  /** @param through the gateway it is sent to; the one of the visit unless said otherwise */
  run(recipe: Recipe, through?: GraphqlClient): Promise<RecipeOutcome>;
}

/** What a visit needs of the shop. */
interface Visited {
  readonly gateway: GraphqlClient;
  readonly recipes: readonly Recipe[];
  /** Pays, and returns the key in the address that the payment leads back to. */
  readonly pay: (address: string) => Promise<string>;
}

let visits = 0;

/**
 * Begins a visit without cookies. A value of another recipe is that of the visit's own run of it, else the stored one. Addresses and keys that
 * the recipes write with `-0001` are those of this visit alone, and are back to `-0001` in what is returned.
 */
export function beginVisit({ gateway, recipes, pay }: Visited): RecipeVisit {
  visits += 1;
  const mark = `-${9000 + visits}`;
  const responses = new Map<string, unknown>(recipes.map(({ name, response }) => [name, response]));
  const returnKeys = new Map<string, string>();
  let client = gateway;
  const browser = openBrowser({ send: (query, options) => client.send(query, options) });

  const valueOf = async ({ recipe, path, isPaid }: ValueReference): Promise<unknown> => {
    const value = valueAt(responses.get(recipe), path);
    if (!isPaid) return value;
    const address = String(value);
    const key = returnKeys.get(address) ?? (await pay(address));
    returnKeys.set(address, key);
    return key;
  };

  return {
    run: async (recipe, through = gateway) => {
      const values = new Map<string, unknown>();
      const references: ValueReference[] = [];
      withValues(recipe.variables, (reference) => references.push(reference));
      for (const reference of references) values.set(JSON.stringify(reference), await valueOf(reference));
      const filled = withValues(recipe.variables, (reference) => values.get(JSON.stringify(reference)));
      const variables = remarked(filled, "-0001", mark) as Record<string, unknown>;
      client = through;
      const before = process.cpuUsage();
      const result = await browser.send<unknown>(recipe.document, { variables, operationName: recipe.operation });
      const { user, system } = process.cpuUsage(before);
      const { data, errors } = result;
      const response = remarked({ data, ...(errors.length > 0 && { errors }) }, mark, "-0001");
      responses.set(recipe.name, response);
      return { response: response as RecipeOutcome["response"], variables, result, cpuMs: (user + system) / 1000 };
    },
  };
}

function remarked(value: unknown, from: string, to: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(from, to));
}
