import type { FragmentType } from "@apollo/client/masking";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { RadioCard } from "#app/ui/form/radio-card.tsx";
import { DeliveryTimeLine } from "./delivery-time-line.tsx";
import { useBasketDays } from "./use-basket-days.ts";
import { useSetBasketDelivery } from "./use-set-basket-delivery.ts";

const DeliveryChoiceFragment = graphql(`
  fragment DeliveryChoice_basket on Basket {
    id
    isAddressKnown
    deliveryOptions {
      key
      chosen
      packages {
        packageId
        deliveryFrom
        deliveryTo
      }
      shippingCost {
        cents
        formatted
      }
    }
    ...DeliveryTimeLine_basket
  }
`);

interface DeliveryChoiceProps {
  readonly basket: FragmentType<typeof DeliveryChoiceFragment>;
  /** Asks again for what depends on the choice and is no part of the basket. */
  readonly onChanged?: () => Promise<unknown>;
}

/** Whether shipments that are ready at different times come apart or together, with the days each choice makes; nothing where there is no choice. */
export function DeliveryChoice({ basket, onChanged }: DeliveryChoiceProps) {
  const { t, i18n } = useTranslation("shipments");
  const id = useId();
  const data = useFragment(DeliveryChoiceFragment, basket);
  const days = useBasketDays(data.isAddressKnown);
  const { choose, wanted } = useSetBasketDelivery(onChanged);
  if (data.deliveryOptions.length === 0) return null;
  return (
    <Fieldset id={id} legend={t("choice.title")} look="heading" className="my-8">
      <p className="-mt-3 mb-4 text-sm text-ink-muted">{t("choice.intro")}</p>
      <div className="grid gap-2.5" aria-busy={wanted !== undefined || undefined}>
        {data.deliveryOptions.map(({ key, chosen, packages, shippingCost }) => {
          const all = packages.map(({ deliveryFrom, deliveryTo }) => days(deliveryFrom, deliveryTo));
          return (
            <RadioCard
              key={key}
              name={id}
              value={key}
              checked={wanted === undefined ? chosen : wanted === key}
              onChange={() => void choose(key)}
              title={t(`choice.${key}`)}
              extra={shippingCost.cents === 0 ? t("choice.free") : shippingCost.formatted}
              description={
                key === "TOGETHER"
                  ? t("choice.together", { days: all.join() })
                  : t("choice.apart", { count: all.length, days: new Intl.ListFormat(i18n.language).format(all) })
              }
            />
          );
        })}
      </div>
      <span role="status" className="sr-only">
        {wanted !== undefined && t("choice.saving")}
      </span>
      <DeliveryTimeLine basket={data} />
    </Fieldset>
  );
}
