import type { FragmentType } from "@apollo/client/masking";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { DeliveryDays_CheckoutFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { useSetDeliveryDay } from "./use-set-delivery-day.ts";

const DeliveryDaysFragment = graphql(`
  fragment DeliveryDays_checkout on Checkout {
    id
    missing
    deliveryDays {
      packageId
      days {
        day
        isFull
        chosen
      }
    }
    basket {
      id
      packages {
        packageId
        itemKeys
      }
      items {
        id
        key
        product {
          id
          name
        }
      }
    }
  }
`);

interface DeliveryDaysProps {
  readonly checkout: FragmentType<typeof DeliveryDaysFragment>;
  /** Asks for the checkout again. */
  readonly onChanged: () => Promise<unknown>;
}

/** The day on which two people bring each shipment that has a choice of days. */
export function DeliveryDays({ checkout, onChanged }: DeliveryDaysProps) {
  const { t, i18n } = useTranslation("shipments");
  const { missing, deliveryDays, basket } = useFragment(DeliveryDaysFragment, checkout);
  const namesOf = (packageId: number) => {
    const keys = basket.packages.find((one) => one.packageId === packageId)?.itemKeys ?? [];
    return new Set(basket.items.filter(({ key }) => keys.includes(key)).map(({ product }) => product.name));
  };
  if (deliveryDays.length === 0) return null;
  const isLost = missing.includes("DELIVERY_DAY");
  return (
    <div className="my-8">
      <h2 className="mb-4.5 font-display text-h3 font-medium tracking-display">{t("day.title")}</h2>
      {isLost && (
        <Notice live type="warn" title={t("day.lost")} className="mb-4">
          {t("day.lostHint")}
        </Notice>
      )}
      <div className="grid gap-6">
        {deliveryDays.map(({ packageId, days }) => (
          <PackageDays
            key={packageId}
            packageId={packageId}
            days={days}
            names={new Intl.ListFormat(i18n.language).format(namesOf(packageId))}
            onChanged={onChanged}
          />
        ))}
      </div>
    </div>
  );
}

interface PackageDaysProps {
  readonly packageId: number;
  readonly days: DeliveryDays_CheckoutFragment["deliveryDays"][number]["days"];
  readonly names: string;
  readonly onChanged: () => Promise<unknown>;
}

function PackageDays({ packageId, days, names, onChanged }: PackageDaysProps) {
  const { t } = useTranslation("shipments");
  const id = useId();
  const words = useDayWords();
  const { choose, wanted } = useSetDeliveryDay(packageId, onChanged);
  const chosen = days.find((day) => day.chosen)?.day ?? null;
  const shown = wanted === undefined ? chosen : wanted;
  const options = [{ day: null, isFull: false }, ...days];
  return (
    <Fieldset id={id} legend={names}>
      <div className="flex flex-wrap gap-2" aria-busy={wanted !== undefined || undefined}>
        {options.map(({ day, isFull }) => (
          <label
            key={day}
            className="inline-flex min-h-target cursor-pointer items-center rounded-sm border-[1.5px] border-line-strong px-3.5 text-sm hover:border-ink has-checked:border-selected has-checked:bg-selected-fill has-checked:font-semibold has-checked:ring-1 has-checked:ring-selected has-disabled:cursor-default has-disabled:border-dashed has-disabled:border-line-strong has-disabled:bg-surface has-disabled:text-ink-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={day ?? ""}
              checked={shown === day}
              disabled={isFull}
              onChange={() => void choose(day)}
              className="sr-only"
            />
            {day === null ? t("day.soon") : words.date(new Date(day), "weekdayMonth", "short")}
            {isFull && ` (${t("day.full")})`}
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-muted">{t("day.hint")}</p>
    </Fieldset>
  );
}
