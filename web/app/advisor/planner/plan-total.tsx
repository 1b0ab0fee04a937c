import { useApolloClient } from "@apollo/client/react";
import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addItemsToBasket } from "#app/basket/add/add-items-to-basket.ts";
import { basketFlyout } from "#app/basket/basket-context.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { useSite } from "#app/locale/site.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { useUi } from "#app/ui/ui-context.ts";
import { basketItemsOf } from "./basket-items-of.ts";
import { priceOf } from "./planner-product.ts";
import { shortName } from "./short-name.ts";
import type { Planner } from "./use-planner.ts";

/** What the room costs with the promotions of today, when all of it is there, and all of it into the basket. */
export function PlanTotal({ planner: { pieces, plan } }: { readonly planner: Planner }) {
  const { t } = useTranslation("planner");
  const client = useApolloClient();
  const { overlays } = useUi();
  const { shop } = useSite();
  const days = useDeliveryDays("short");
  const outcomeText = useOutcomeText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // pressed twice, the same room is more of the same set
  const [group] = useState(() => `kamer-${crypto.randomUUID().slice(0, 8)}`);
  const sellable = pieces.filter(({ variant }) => variant.sellable);
  const [first] = sellable;
  if (!first) return null;
  const cents = sellable.reduce((sum, { variant }) => sum + priceOf(variant).cents, 0);
  const total = formatMoney(cents, priceOf(first.variant).currency, shop.language);
  const latest = sellable
    .filter(({ variant }) => variant.delivery)
    .toSorted((one, other) => (other.variant.delivery!.latest < one.variant.delivery!.latest ? -1 : 1))[0];
  const buy = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await addItemsToBasket(client, basketItemsOf(pieces, group));
    setBusy(false);
    if (outcome.status === "done") overlays.open(basketFlyout, "drawer");
    else if (outcome.status === "refused" && outcome.error.__typename === "VariantNotAvailable")
      setProblem(
        t("total.soldOut", { names: outcome.error.unavailable.map(({ productName }) => productName).join(", ") }),
      );
    else setProblem(outcomeText(outcome));
  };
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="flex justify-between gap-4 text-h4 font-bold">
        <span>{t("total.pieces", { count: sellable.length })}</span>
        <span>{total}</span>
      </p>
      {latest?.variant.delivery && (
        <p className="text-xs text-ink-muted">
          {t("total.latest", {
            name: shortName(latest.product.name),
            days: days(latest.variant.delivery.earliest, latest.variant.delivery.latest),
          })}
        </p>
      )}
      {sellable.length < plan.pieces.length && <p className="text-xs text-ink-muted">{t("total.partly")}</p>}
      {problem !== undefined && <Notice live type="error" title={problem} />}
      <Button wide busy={busy} onClick={() => void buy()} className="print:hidden">
        {t("total.buy", { total })}
      </Button>
    </div>
  );
}
