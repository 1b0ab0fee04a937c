import type { PriceBounds } from "@warmeland/schema/rules/listing-query.ts";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney, formatWhole } from "@warmeland/schema/rules/price/format-money.ts";
import { useSite } from "#app/locale/site.ts";
import { DualRange } from "#app/ui/form/dual-range.tsx";
import { withPrice } from "./filter-choice.ts";
import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";
import { PriceSelects } from "./price-selects.tsx";
import { boundsInEuros, type Euros, parametersOfEuros, readEuros } from "./price-euros.ts";

interface PriceFilterProps {
  readonly range: PriceBounds;
  readonly parameters: ListingParameters;
  readonly onChange: (parameters: ListingParameters) => void;
  readonly idPrefix: string;
}

/** Bounds of the price, by two thumbs or two numbers in whole euros; both stay between the prices there are. */
export function PriceFilter({ range, parameters, onChange, idPrefix }: PriceFilterProps) {
  const { t } = useTranslation("listing");
  const { shop } = useSite();
  const { available, chosen } = boundsInEuros(parameters, range);
  const [shown, setShown] = useState({ chosen, euros: chosen });
  // What the address says goes before what was being dragged.
  if (shown.chosen.low !== chosen.low || shown.chosen.high !== chosen.high) setShown({ chosen, euros: chosen });
  const { euros } = shown;

  const move = (next: Euros) => setShown({ chosen, euros: next });
  const rest = (next: Euros = euros) => {
    move(next);
    if (next.low === chosen.low && next.high === chosen.high) return;
    const { minCents, maxCents } = parametersOfEuros(next, available);
    onChange(withPrice(parameters, minCents, maxCents));
  };
  const labels = { low: t("price.lowest"), high: t("price.highest") };
  const describe = (value: number) => formatMoney(value * 100, shop.currency, shop.language);
  const field = (bound: "low" | "high") => (
    <EuroField
      id={`${idPrefix}-price-${bound}`}
      label={labels[bound]}
      value={euros[bound]}
      onEnter={(typed) => rest(withBound(euros, bound, typed, available))}
    />
  );
  return (
    <>
      <div className="noscript:hidden">
        <DualRange
          min={available.low}
          max={available.high}
          {...euros}
          lowLabel={labels.low}
          highLabel={labels.high}
          describe={describe}
          onMove={(low, high) => move({ low, high })}
          onRest={() => rest()}
        />
        <div className="mt-1 flex items-center gap-2.5">
          {field("low")}
          <span className="text-ink-muted">{t("price.to")}</span>
          {field("high")}
        </div>
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <PriceSelects
            available={available}
            parameters={parameters}
            labels={labels}
            describe={describe}
            idPrefix={idPrefix}
          />
        )}
      </noscript>
    </>
  );
}

interface EuroFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly onEnter: (typed: number | undefined) => void;
}

/** A number in euros that counts when it is left or entered. */
function EuroField({ id, label, value, onEnter }: EuroFieldProps) {
  const { shop } = useSite();
  const isInFrancs = shop.currency === "CHF";
  const [typed, setTyped] = useState<string>();
  const shown = formatWhole(value, shop.language);
  const enter = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onEnter(readEuros(typed, shop.currency));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    enter();
  };
  return (
    <span className="relative min-w-0 flex-1">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-sm text-ink-muted"
      >
        {isInFrancs ? "CHF" : "€"}
      </span>
      <input
        id={id}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={enter}
        onKeyDown={onKeyDown}
        className={`h-target w-full rounded-sm border-[1.5px] border-line-strong bg-page pr-2 tabular-nums hover:border-ink focus:border-primary ${isInFrancs ? "pl-12" : "pl-7"}`}
      />
    </span>
  );
}

/** Puts a typed bound between the prices there are and not past the other bound; nothing typed opens it. */
function withBound(euros: Euros, bound: "low" | "high", typed: number | undefined, available: Euros): Euros {
  if (bound === "low") return { ...euros, low: Math.min(Math.max(typed ?? available.low, available.low), euros.high) };
  return { ...euros, high: Math.max(Math.min(typed ?? available.high, available.high), euros.low) };
}
