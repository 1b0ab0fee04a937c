import * as z from "zod/mini";

/** Where a Dutch postcode and house number are. */
export const wirePostcodeAddressSchema = z.object({ street: z.string(), city: z.string() });

export type WirePostcodeAddress = z.output<typeof wirePostcodeAddressSchema>;
