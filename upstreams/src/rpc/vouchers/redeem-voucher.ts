import { sql } from "kysely";

import { voucherCode } from "#upstreams/commerce/promotions/vouchers/voucher-code.ts";

import type { Problem } from "../problem.ts";
import type { Call } from "../procedure.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import { changeVouchers } from "./change-vouchers.ts";
import { nameCodePromotion, unnameCodePromotion } from "./name-code-promotion.ts";
import { voucherProblem } from "./voucher-problem.ts";

interface Target {
  basketKey: string;
  version: number | undefined;
}

/**
 * Redeems a voucher for a basket; again, it changes nothing. It is used up only by an order. A code that is no voucher's may be that of a promotion,
 * which the basket's lines then name. Codes that are refused count as failures of the visitor (docs/rules.md#failure-limits).
 * @throws Problem of `voucherProblem`, and those of `changeVouchers`; 429 after too many refusals
 */
export async function redeemVoucher(call: Call, target: Target, code: string): Promise<WireCheckout> {
  const typed = voucherCode(code);
  const tried = { visitor: target.basketKey, clientAddress: call.clientAddress };
  const redeem = () =>
    changeVouchers(
      call,
      target,
      async (trx, { basketId, basket }) => {
        const { rows } = await sql<{
          voucher_id: string;
        }>`select voucher_id from voucher where code = ${typed} and is_active`.execute(trx);
        const [voucher] = rows;
        if (!voucher) return await nameCodePromotion(trx, basket, typed, call.services.now());
        const { rows: redeemed } = await sql`
          insert into basket_voucher (basket_id, voucher_id) values (${basketId}, ${voucher.voucher_id})
          on conflict do nothing
          returning voucher_id`.execute(trx);
        return redeemed.length > 0;
      },
      ({ basket }) => {
        const reason = basket.vouchers.find((voucher) => voucher.code === typed)?.reason;
        if (reason && reason.code !== "APPLIED") throw voucherProblem(reason);
      },
    );
  return await call.services.limits.counted("redeemVoucher", tried, redeem, isRefusal);
}

/** Takes a voucher, or the promotion of a code, off a basket; one that it does not hold changes nothing. */
export function removeVoucher(call: Call, target: Target, code: string): Promise<WireCheckout> {
  const typed = voucherCode(code);
  return changeVouchers(call, target, async (trx, { basketId }) => {
    const { rows: removed } = await sql`
      delete from basket_voucher using voucher
      where basket_voucher.voucher_id = voucher.voucher_id and basket_id = ${basketId} and code = ${typed}
      returning basket_voucher.voucher_id`.execute(trx);
    const isUnnamed = await unnameCodePromotion(trx, basketId, typed);
    return isUnnamed || removed.length > 0;
  });
}

function isRefusal({ code }: Problem): boolean {
  return code.startsWith("voucher-");
}
