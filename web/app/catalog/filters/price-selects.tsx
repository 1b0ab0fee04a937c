import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";
import type { Euros } from "./price-euros.ts";

interface PriceSelectsProps {
  readonly available: Euros;
  readonly parameters: ListingParameters;
  readonly labels: { readonly low: string; readonly high: string };
  readonly describe: (euros: number) => string;
  readonly idPrefix: string;
}

const steps = 10;

/** Bounds of the price for a form without JavaScript, rendered on the server alone: addresses carry cents, which nobody should have to type. */
export function PriceSelects({ available, parameters, labels, describe, idPrefix }: PriceSelectsProps) {
  const amounts = roundAmounts(available).map((euros) => euros * 100);
  const select = (name: "minPrice" | "maxPrice", label: string, chosen: number | undefined) => (
    <CentsSelect
      id={`${idPrefix}-${name}`}
      name={name}
      label={label}
      chosen={chosen}
      amounts={amounts}
      describe={(cents) => describe(cents / 100)}
    />
  );
  return (
    <div className="grid gap-2.5">
      {select("minPrice", labels.low, parameters.minCents)}
      {select("maxPrice", labels.high, parameters.maxCents)}
    </div>
  );
}

interface CentsSelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly chosen: number | undefined;
  readonly amounts: readonly number[];
  readonly describe: (cents: number) => string;
}

function CentsSelect({ id, name, label, chosen, amounts, describe }: CentsSelectProps) {
  const options = [...new Set([...amounts, ...(chosen === undefined ? [] : [chosen])])].sort(
    (one, other) => one - other,
  );
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={chosen ?? ""}
        className="ui-select h-target rounded-sm border-[1.5px] border-line-strong bg-page px-2.5"
      >
        <option value="">–</option>
        {options.map((cents) => (
          <option key={cents} value={cents}>
            {describe(cents)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** About ten round amounts between the lowest and the highest price. */
function roundAmounts({ low, high }: Euros): number[] {
  const wish = Math.max((high - low) / steps, 1);
  const power = 10 ** Math.floor(Math.log10(wish));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= wish) ?? wish;
  const amounts: number[] = [];
  for (let amount = Math.ceil((low + 1) / step) * step; amount < high; amount += step) amounts.push(amount);
  return amounts;
}
