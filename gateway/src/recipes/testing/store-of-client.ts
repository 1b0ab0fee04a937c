import type { DocumentNode } from "graphql";
import type { Recipe } from "#gateway/recipes/read-recipes.ts";

/** The normalising cache of a client that is not ours. */
export interface StoreOfClient {
  /** A recipe's document as the client sends it. */
  sends(recipe: Recipe): DocumentNode;
  /** What the client gives its app of the response. */
  reads(recipe: Recipe): DocumentNode;
  /**
   * Writes a response into the cache, and reads it from there again.
   * @throws Error when the cache lacks something of it
   */
  keep(recipe: Recipe, variables: Record<string, unknown>, data: Record<string, unknown>): Promise<unknown>;
}
