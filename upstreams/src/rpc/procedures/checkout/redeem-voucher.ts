import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { redeemVoucher as redeem } from "#upstreams/rpc/vouchers/redeem-voucher.ts";
import { basketKey, seenVersion } from "./basket-key.ts";
import { voucherCodeField } from "./voucher-code-field.ts";

/** Redeems a voucher, or the code of a promotion, for the basket of a checkout and returns the checkout; see `redeemVoucher` for the refusals. */
export const redeemVoucher = procedure({
  payload: z.object({ basketKey, version: seenVersion, code: voucherCodeField }),
  run: (call, { basketKey, version, code }) => redeem(call, { basketKey, version: version ?? undefined }, code),
});
