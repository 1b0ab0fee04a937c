import { useTransition } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { shareReached } from "./share-reached.ts";

interface PromotionStateProps {
  readonly name: string;
  readonly status: "APPLIED" | "BLOCKED";
  /** Why, for programs. */
  readonly reason: string;
  /** Why, as a sentence. */
  readonly because: string;
  readonly missingCents: number;
  readonly missingQuantity: number;
  readonly earnedGifts: number;
  readonly takenGifts: number;
  readonly promotion?: {
    readonly key: string;
    readonly type: "AUTOMATIC_DISCOUNT" | "BUY_X_GET_Y" | "FREE_GIFT";
    readonly terms?: string | null;
    readonly minQuantity: number;
    readonly minOrderValue?: { readonly cents: number } | null;
  } | null;
  readonly onChooseGift: (promotionKey: string) => void;
}

/** One promotion as it stands in the basket. */
export function PromotionState({
  name,
  status,
  reason,
  because,
  promotion,
  onChooseGift,
  ...state
}: PromotionStateProps) {
  const { t } = useTranslation("promotions");
  const [opening, startOpening] = useTransition();
  const lacksGifts = reason === "GIFTS_SOLD_OUT";
  const applies = status === "APPLIED" && !lacksGifts;
  const reached = promotion && status === "BLOCKED" ? shareReached({ ...state, ...promotion }) : undefined;
  const toChoose = promotion && !lacksGifts && state.earnedGifts > state.takenGifts ? promotion.key : undefined;
  return (
    <div
      className={`rounded-md border px-4 py-3 text-sm ${applies ? "border-success-line bg-success-ground" : "border-line bg-surface"}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <Badge look="teaser">{t(`badge.${promotion?.type ?? "AUTOMATIC_DISCOUNT"}`)}</Badge>
        <b className="font-semibold">{name}</b>
      </p>
      <p className={`mt-1 ${applies ? "text-success" : "text-ink-muted"}`}>{because}</p>
      {reached !== undefined && (
        <div className="mt-2">
          <Progress value={reached} max={1} label={t("progress", { name })} />
        </div>
      )}
      {toChoose !== undefined && (
        <Button dense busy={opening} className="mt-2.5" onClick={() => startOpening(() => onChooseGift(toChoose))}>
          {t("gift.choose")}
        </Button>
      )}
      {promotion?.terms && (
        <details className="mt-1.5 text-xs text-ink-muted">
          <summary className="touch-target cursor-pointer underline-offset-4 hover:underline">
            {t("conditions")}
          </summary>
          <p className="mt-1">{promotion.terms}</p>
        </details>
      )}
    </div>
  );
}
