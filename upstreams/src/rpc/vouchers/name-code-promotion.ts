import { sql, type Transaction } from "kysely";

import type { PricedBasket, PricedLine } from "#upstreams/commerce/basket/priced-basket.ts";
import { promotionWithCode } from "#upstreams/commerce/promotions/named-promotion.ts";
import type { Promotion } from "#upstreams/commerce/promotions/promotion.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import { voucherProblem } from "./voucher-problem.ts";

/**
 * Names the promotion of a code on the lines it is for, as clients do that know the code while they add them. Lines that another code was given for
 * keep that one. Whether the promotion counts, or what it still lacks, the basket says.
 * @returns whether a line was changed
 * @throws Problem of `voucherProblem`: no such code, over, not begun, for nothing in the basket, or only for lines with another code
 */
export async function nameCodePromotion(
  trx: Transaction<Tables>,
  { lines, offered, storedPromotions }: PricedBasket,
  code: string,
  now: Date,
): Promise<boolean> {
  const running = offered.filter((promotion) => promotion.isRunning);
  const promotion = promotionWithCode(code, running) ?? promotionWithCode(code, offered);
  if (!promotion) throw voucherProblem({ code: "UNKNOWN" });
  const { id, products } = promotion;
  if (!promotion.isRunning)
    throw voucherProblem({
      code: whyNotRunning(
        storedPromotions.find((each) => each.id === id)!,
        now,
      ),
    });
  const meant = lines.filter(
    (line) => line.status === "available" && !line.isGift && (products?.has(line.productId) ?? true),
  );
  if (meant.length === 0) throw voucherProblem({ code: "NO_SUCH_ITEM" });
  const free = meant.filter((line) => line.promotionCode === null || line.promotionId === id);
  if (free.length === 0) throw voucherProblem({ code: "NOT_COMBINABLE_WITH_VOUCHERS" });
  const itemKeys = free.filter((line) => !isNamed(line, id, code)).map((line) => line.itemKey);
  await sql`
    update basket_item set promotion_id = ${id}, promotion_code = ${code} where item_key = any (${itemKeys}::uuid[])`.execute(
    trx,
  );
  return itemKeys.length > 0;
}

/** Takes the promotion of a code off the lines that name it, gifts excepted, which are lost with what earned them; true when there were any. */
export async function unnameCodePromotion(trx: Transaction<Tables>, basketId: string, code: string): Promise<boolean> {
  const { rows: changed } = await sql`
    update basket_item set promotion_id = null, promotion_code = null
    where basket_id = ${basketId} and upper(trim(promotion_code)) = ${code} and not is_gift
    returning item_key`.execute(trx);
  return changed.length > 0;
}

function isNamed({ promotionId, promotionCode }: PricedLine, id: string, code: string): boolean {
  return promotionId === id && promotionCode?.toUpperCase() === code;
}

function whyNotRunning({ isActive, from }: Promotion, now: Date): "UNKNOWN" | "NOT_VALID_YET" | "EXPIRED" {
  if (!isActive) return "UNKNOWN";
  return now.getTime() < from ? "NOT_VALID_YET" : "EXPIRED";
}
