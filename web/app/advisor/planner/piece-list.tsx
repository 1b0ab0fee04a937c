import { useTranslation } from "react-i18next";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { xIcon } from "#app/ui/icon/icon-paths.ts";
import { PieceTools } from "./piece-tools.tsx";
import { PlannerPhoto } from "./planner-photo.tsx";
import { priceOf } from "./planner-product.ts";
import { shortName } from "./short-name.ts";
import type { Planner } from "./use-planner.ts";

/** What stands in the room, as a list that does all the drawing does. */
export function PieceList({ planner }: { readonly planner: Planner }) {
  const { t } = useTranslation("planner");
  const days = useDeliveryDays("short");
  const { pieces, hints, selected, gone } = planner;
  if (pieces.length === 0 && gone.length === 0) return <p className="py-4 text-ink-muted">{t("list.empty")}</p>;
  const bad = new Set(hints.filter(({ level }) => level === "error").map(({ key }) => key));
  return (
    <ul aria-label={t("list.label")} className="border-t border-line">
      {pieces.map((piece) => {
        const isSelected = selected?.key === piece.key;
        const name = shortName(piece.product.name);
        return (
          <li
            key={piece.key}
            className={`border-b border-l-3 border-b-line ${isSelected ? "border-l-selected bg-selected-fill" : bad.has(piece.key) ? "border-l-error" : "border-l-transparent"}`}
          >
            <div className="grid grid-cols-[4rem_1fr_auto_auto] items-center gap-x-3 py-2 pl-2 text-sm">
              <PlannerPhoto product={piece.product} />
              <button
                type="button"
                aria-expanded={isSelected}
                onClick={() => planner.select(isSelected ? undefined : piece.key)}
                className="min-h-target min-w-0 cursor-pointer text-left"
              >
                <span className="block font-semibold">{name}</span>
                <span className="block text-xs text-ink-muted">{piece.variant.title}</span>
                {piece.variant.sellable && piece.variant.delivery && (
                  <span className="block text-xs text-ink-muted">
                    {t("list.delivery", {
                      days: days(piece.variant.delivery.earliest, piece.variant.delivery.latest),
                    })}
                  </span>
                )}
                {!piece.variant.sellable && <span className="block text-xs text-error">{t("list.soldOut")}</span>}
              </button>
              <span className="text-right font-semibold">{priceOf(piece.variant).formatted}</span>
              <IconButton
                icon={xIcon}
                label={t("tools.removePiece", { name })}
                onClick={() => planner.remove(piece.key)}
              />
            </div>
            {isSelected && <PieceTools planner={planner} piece={piece} />}
          </li>
        );
      })}
      {gone.map(({ key }) => (
        <li key={key} className="flex items-center justify-between border-b border-line py-2 pl-2 text-sm">
          {t("list.gone")}
          <IconButton icon={xIcon} label={t("tools.removeGone")} onClick={() => planner.remove(key)} />
        </li>
      ))}
    </ul>
  );
}
