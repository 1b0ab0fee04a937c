import { useTranslation } from "react-i18next";
import { RadioCard } from "#app/ui/form/radio-card.tsx";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";

interface ShippingOptionsProps {
  readonly options: readonly {
    readonly key: string;
    readonly name: string;
    readonly description: string;
    readonly price: { readonly cents: number; readonly formatted: string };
  }[];
  readonly binding: FieldBinding;
}

/** The ways of delivery, each with its price. */
export function ShippingOptions({ options, binding }: ShippingOptionsProps) {
  const { t } = useTranslation("checkout");
  const { id: _id, error: _error, ...radio } = binding;
  return (
    <div className="grid gap-2.5">
      {options.map(({ key, name, description, price }) => (
        <RadioCard
          key={key}
          {...radio}
          value={key}
          title={name}
          extra={price.cents === 0 ? t("free") : price.formatted}
          {...(description && { description })}
        />
      ))}
    </div>
  );
}
