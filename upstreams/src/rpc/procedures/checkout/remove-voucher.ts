import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { removeVoucher as remove } from "#upstreams/rpc/vouchers/redeem-voucher.ts";
import { basketKey, seenVersion } from "./basket-key.ts";
import { voucherCodeField } from "./voucher-code-field.ts";

/** Takes a voucher off the basket of a checkout and returns the checkout. */
export const removeVoucher = procedure({
  payload: z.object({ basketKey, version: seenVersion, code: voucherCodeField }),
  run: (call, { basketKey, version, code }) => remove(call, { basketKey, version: version ?? undefined }, code),
});
