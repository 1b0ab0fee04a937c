import { builder } from "#gateway/builder.ts";
import type { FoundPage } from "#gateway/sources/commerce/search-calls.ts";

export const SuggestedPageRef = builder.objectRef<FoundPage>("SuggestedPage").implement({
  description: "A page that is neither a listing nor a product, such as the one on returns.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name, in the shop's language." }),
    path: t.string({
      description: "Its path, with the shop's prefix; may end in a hash.",
      resolve: ({ path }, _args, context) => context.shop.pathPrefix + path,
    }),
  }),
});
