import { builder } from "#gateway/builder.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WirePostcodeAddress } from "#gateway/sources/rpc/wire-postcode.ts";

const PostcodeAddressRef = builder.objectRef<WirePostcodeAddress>("PostcodeAddress").implement({
  description: "The address of a postcode and house number.",
  fields: (t) => ({
    street: t.exposeString("street", { description: "Street without the number." }),
    city: t.exposeString("city", { description: "Town or city." }),
  }),
});

builder.queryField("postcodeAddress", (t) =>
  t.field({
    type: PostcodeAddressRef,
    nullable: true,
    description: "Street and city of a Dutch postcode and house number, to fill in a form; null when unknown.",
    args: {
      postcode: t.arg.string({ required: true, description: "Postcode, such as `1012 AB`." }),
      houseNumber: t.arg.string({ required: true, description: "House number without its addition." }),
    },
    resolve: async (_root, { postcode, houseNumber }, context) => {
      try {
        return await context.sources.rpc.getPostcodeAddress(postcode, houseNumber);
      } catch (error) {
        // a form is filled in by hand then, whatever the reason
        if (rpcProblemOf(error)) return null;
        throw error;
      }
    },
  }),
);
