import { type GraphQLNamedType, type GraphQLSchema, isIntrospectionType, isSpecifiedScalarType } from "graphql";
import type { Recipe } from "#gateway/recipes/read-recipes.ts";
import { cell, generatedNote, mutationOf, pageLink } from "./markdown.ts";
import { placesOf, recipesByType } from "./type-uses.ts";
import { typeSection } from "./type-section.ts";

const mostPlaces = 40;

/**
 * The reference as Markdown, by the name of its file: one page a type with where it stands and the recipes that use it; what only one mutation
 * has stands on that mutation's page.
 */
export function referencePages(schema: GraphQLSchema, recipes: readonly Recipe[]): ReadonlyMap<string, string> {
  const places = placesOf(schema);
  const uses = recipesByType(schema, recipes);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const used = (...names: readonly string[]): string => {
    const using = [...new Set(names.flatMap((name) => uses.get(name) ?? []))];
    const links = using.map(({ name, title }) => `[${title}](../recipes/${name}/README.md)`);
    return links.length === 0 ? "" : `## Recipes\n\n${links.map((link) => `- ${link}`).join("\n")}`;
  };
  const pages = new Map<string, string>();
  for (const type of types.filter(({ name }) => mutationOf(schema, name) === undefined))
    pages.set(`${type.name}.md`, page(type.name, [typeSection(schema, type), standsAt(type), used(type.name)]));
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const own = types.filter(({ name }) => mutationOf(schema, name) === mutation.name);
    const sections = own.map((type) => `## ${type.name}\n\n${typeSection(schema, type)}`);
    const recipesOf = used(`Mutation.${mutation.name}`, ...own.map(({ name }) => name));
    pages.set(`${mutation.name}.md`, page(mutation.name, [mutation.description ?? "", ...sections, recipesOf]));
  }
  pages.set("README.md", index(schema, types));
  return pages;

  function standsAt({ name }: GraphQLNamedType): string {
    const all = places.get(name) ?? [];
    if (all.length === 0) return "";
    const more = all.length > mostPlaces ? ` and ${all.length - mostPlaces} others` : "";
    const links = all.slice(0, mostPlaces).map((place) => {
      const [holder = "", field = ""] = place.split(".");
      return holder === "Mutation" ? pageLink(schema, field) : `${pageLink(schema, holder)}.${field}`;
    });
    return `## Where it stands\n\n${links.join(", ")}${more}`;
  }
}

function page(name: string, parts: readonly string[]): string {
  return `${[`# ${name}`, generatedNote, ...parts.filter((part) => part !== "")].join("\n\n")}\n`;
}

function index(schema: GraphQLSchema, types: readonly GraphQLNamedType[]): string {
  const row = (name: string, description: string | null | undefined) =>
    `| ${pageLink(schema, name)} | ${cell(description).split(". ")[0]} |`;
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const alone = types.filter(({ name }) => mutationOf(schema, name) === undefined);
  return page("Reference", [
    `What can be read is [Query](Query.md). What can be changed is a mutation, whose page holds its input, its payload and its refusals. [Recipes](../recipes/README.md) show them at work, [Errors](../errors.md) lists every code.`,
    `## Mutations\n\n| mutation | what it does |\n| --- | --- |\n${mutations.map(({ name, description }) => row(name, description)).join("\n")}`,
    `## Types\n\n| type | what it is |\n| --- | --- |\n${alone.map(({ name, description }) => row(name, description)).join("\n")}`,
  ]);
}
