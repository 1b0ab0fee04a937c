import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { beginningWithinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { text } from "#gateway/locale/text.ts";
import type { WireBasketPromotion } from "#gateway/sources/commerce/wire-promotion.ts";

/**
 * Why a promotion applies or does not, as a sentence in the shop's language.
 * @param label its few words, such as `Gratis kussen`
 * @param outrankedBy name of the promotion that counts instead, for one that is outranked
 */
export function promotionSentence(
  { reason, missingCents, missingQuantity, earnedGifts }: WireBasketPromotion,
  { label, outrankedBy }: { label: string; outrankedBy: string },
  { shop }: GatewayContext,
): string {
  const amount = (cents: number) => formatMoney(cents, shop.currency, shop.language);
  const what = beginningWithinSentence(label, shop.language);
  switch (reason.code) {
    case "DISCOUNT_APPLIED":
      return text(shop, "promotion.discountApplied", { amount: amount(reason.reductionCents ?? 0) });
    case "GIFT_TO_CHOOSE":
      return reason.gifts === 1
        ? text(shop, "promotion.giftToChoose")
        : text(shop, "promotion.giftsToChoose", { count: reason.gifts ?? 0 });
    case "GIFT_CHOSEN":
      return earnedGifts === 1
        ? text(shop, "promotion.giftChosen")
        : text(shop, "promotion.giftsChosen", { count: earnedGifts });
    case "MIN_QUANTITY_NOT_REACHED": {
      const numbers = { count: missingQuantity, amount: amount(missingCents), what };
      const key = missingQuantity === 1 ? "promotion.piece" : "promotion.pieces";
      return text(shop, missingCents > 0 ? `${key}AndValueMissing` : `${key}Missing`, numbers);
    }
    case "MIN_ORDER_VALUE_NOT_REACHED":
      return text(shop, "promotion.valueMissing", { amount: amount(missingCents), what });
    case "OUTRANKED":
      return text(shop, "promotion.outranked", { other: outrankedBy });
    case "NOT_RUNNING":
      return text(shop, "promotion.notRunning");
    case "WRONG_CODE":
      return text(shop, "promotion.wrongCode");
    default:
      return text(shop, "promotion.noSuchItem");
  }
}
