import { useTranslation } from "react-i18next";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { RadioCard } from "#app/ui/form/radio-card.tsx";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";

interface ShippingOptionsProps {
  readonly options: readonly {
    readonly key: string;
    readonly name: string;
    readonly description: string;
    /** Days as ISO 8601. */
    readonly deliveryFrom: string;
    readonly deliveryTo: string;
    readonly price: { readonly cents: number; readonly formatted: string };
  }[];
  readonly binding: FieldBinding;
  /** Whether everything comes at once; otherwise every delivery has days of its own, which stand elsewhere. */
  readonly comesTogether: boolean;
}

/** The ways of delivery, each with its days and its price. */
export function ShippingOptions({ options, binding, comesTogether }: ShippingOptionsProps) {
  const { t } = useTranslation("checkout");
  const days = useDeliveryDays();
  const { id: _id, error: _error, ...radio } = binding;
  return (
    <div className="grid gap-2.5">
      {options.map(({ key, name, description, deliveryFrom, deliveryTo, price }) => (
        <RadioCard
          key={key}
          {...radio}
          value={key}
          title={name}
          extra={price.cents === 0 ? t("free") : price.formatted}
          description={
            comesTogether ? `${sentence(days(deliveryFrom, deliveryTo))}. ${description}`.trim() : description
          }
        />
      ))}
    </div>
  );
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
