import { builder } from "#gateway/builder.ts";
import type { FoundPage } from "#gateway/sources/commerce/search-calls.ts";

export const SuggestedPageRef = builder.objectRef<FoundPage>("SuggestedPage").implement({
  description: "A page that is neither a listing nor a product, such as the one on returns.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name, in the shop's language." }),
    path: t.exposeString("path", { description: "Its path within the shop; may end in a hash." }),
  }),
});
