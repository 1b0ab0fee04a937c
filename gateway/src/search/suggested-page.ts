import { builder } from "#gateway/builder.ts";
import type { FoundPage } from "#gateway/sources/commerce/search-calls.ts";

export const SuggestedPageRef = builder.objectRef<FoundPage>("SuggestedPage").implement({
  description: "A page of the shop that is no listing and no product, such as that on returns.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name, in the shop's language." }),
    path: t.string({
      description: "Its path, with the shop's prefix; may end in a hash.",
      resolve: ({ path }, _args, context) => context.shop.pathPrefix + path,
    }),
  }),
});
