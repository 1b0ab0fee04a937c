import type { Recipe } from "#gateway/recipes/read-recipes.ts";

/** The index of the recipes as Markdown: what each shows, what it needs and what it costs. */
export function cookbook(recipes: readonly Recipe[]): string {
  const rows = recipes.map(({ name, title, operation, needs, figures }) => {
    const needed = needs.map((need) => `[${need.slice(0, 2)}](${need}/README.md)`).join(", ");
    return `| ${name.slice(0, 2)} | [${title}](${name}/README.md) | \`${operation}\` | ${needed} | ${figures?.cost} | ${figures?.calls} | ${figures?.cpuMs} |`;
  });
  return `# Recipes

_This page is made from the folders beside it by \`npm run api:reference\`._

Each folder holds a \`document.graphql\`, its \`variables.json\`, the \`response.json\` of a fresh shop and a page of prose. They are the tabs of the explorer at \`/graphql\`, in this order, and tests run them: each for a new visitor after those it needs, twice, and all of them one after the other.

A variable \`{"$ref": "../06-product/response.json#/data/product/id"}\` is a value that another recipe returned: the variant that is found is the variant that is bought. The tabs have those values filled in, and say which are others on every visit. \`{"$paid": …}\` is the key in the address that a payment leads back to.

**needs** are the recipes that the same visitor has run before. **cost** is what the limits of an operation count (\`extensions.cost\`), **calls** are requests to upstreams while nothing is cached, **CPU** is that of gateway and built-in upstreams together on the machine that recorded it, in milliseconds. Cost and calls are held by a test.

| | recipe | operation | needs | cost | calls | CPU |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

A stored response is compared with a new one but for what no two runs share: times, order numbers, payments, tokens and keys, cursors, and the ids of what visitors make ([\`changing-values.ts\`](../../../gateway/src/recipes/changing-values.ts)). E-mail addresses and keys that end in \`-0001\` end otherwise for each visitor of the test. After a change of the catalogue or of a recipe: \`npm run recipes:record\`, then \`npm run api:reference\`.
`;
}
