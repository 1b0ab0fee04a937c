import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { Problem } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WirePostcodeAddress } from "#upstreams/rpc/wire-account.ts";

/** Street and city of a Dutch postcode and house number; 404 when nobody knows, and the shopper types them, 429 after too many of those. */
export const getPostcodeAddress = procedure({
  payload: accountPayloads.getPostcodeAddress,
  run: async (call, { postcode, houseNumber }): Promise<WirePostcodeAddress> => {
    const { limits, postcodes } = call.services;
    return limits.counted(
      "postcode",
      { visitor: await call.visitor(), clientAddress: call.clientAddress },
      async () => {
        const found = await postcodes.find({ postcode, houseNumber });
        if (!found) throw new Problem(404, "address-not-found", "Nobody knows this postcode and house number");
        return found;
      },
    );
  },
});
