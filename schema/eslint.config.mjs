import graphqlEslint from "@graphql-eslint/eslint-plugin";

const off = "off";
const recommended = graphqlEslint.configs["flat/schema-recommended"].rules;
const relay = graphqlEslint.configs["flat/schema-relay"].rules;

/** The rules of graphql-eslint for the schema that is printed from the gateway; each that is left out says why. */
export default [
  {
    files: ["schema/schema.graphql"],
    languageOptions: {
      parser: graphqlEslint.parser,
      parserOptions: { graphQLConfig: { schema: "schema/schema.graphql" } },
    },
    plugins: { "@graphql-eslint": graphqlEslint },
    rules: {
      ...recommended,
      ...relay,
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          rootField: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      "@graphql-eslint/input-name": ["error", { checkInputType: true, caseSensitiveInputType: false }],
      // `ProductListing` alone is no `…Connection`, though it is one: eslint-suppressions.json lets that one name pass
      "@graphql-eslint/relay-connection-types": "error",
      "@graphql-eslint/no-scalar-result-type-on-mutation": "error",
      "@graphql-eslint/require-nullable-fields-with-oneof": "error",
      "@graphql-eslint/relay-edge-types": [
        "error",
        // lists that have an end are plain lists: the attributes of a product, the lines of a basket
        { withEdgeSuffix: true, shouldImplementNode: true, listTypeCanWrapOnlyEdgeType: false },
      ],
      // `productId` is the number of a product in addresses and on bills; `id` is the global id
      "@graphql-eslint/no-typename-prefix": off,
      // what has no identity of its own has no id; schema/graphcache-keys.json says which types that are
      "@graphql-eslint/strict-id-in-types": off,
      // a mutation always has a result, of which its errors are members
      "@graphql-eslint/require-nullable-result-in-root": off,
      // the reason ends with the day (docs/rules.md#deprecations): introspection shows no other argument
      "@graphql-eslint/require-deprecation-date": off,
      // a result holds what changed, by which caches are updated; the rest of the graph would be a second request in one
      "@graphql-eslint/require-field-of-type-query-in-mutation-result": off,
      // the schema is printed in the order of names
      "@graphql-eslint/alphabetize": off,
    },
  },
];
