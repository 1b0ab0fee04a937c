import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { RadioCard } from "#app/ui/form/radio-card.tsx";

const PaymentMethodsFragment = graphql(`
  fragment PaymentMethods_checkout on Checkout {
    id
    paymentMethods {
      key
      name
      description
      isCredit
      fee {
        cents
        formatted
      }
    }
  }
`);

interface PaymentMethodsProps {
  readonly checkout: FragmentType<typeof PaymentMethodsFragment>;
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  /** What the chosen method asks for. */
  readonly children: ReactNode;
}

/** The ways of payment; under the chosen one what it asks for, and what credit has to say. */
export function PaymentMethods({ checkout, chosen, onChoose, children }: PaymentMethodsProps) {
  const { t } = useTranslation("checkout");
  const { paymentMethods } = useFragment(PaymentMethodsFragment, checkout);
  return (
    <Fieldset id="paymentMethod" legend={<span className="sr-only">{t("payment.title")}</span>}>
      <div className="grid gap-2.5">
        {paymentMethods.map(({ key, name, description, isCredit, fee }) => (
          <div key={key}>
            <RadioCard
              name="paymentMethod"
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
              title={name}
              description={description ?? undefined}
              extra={fee.cents > 0 ? t("payment.fee", { amount: fee.formatted }) : undefined}
            />
            {key === chosen && (
              <div className="px-4 not-empty:py-4">
                {isCredit && (
                  <Notice type="warn" title={t("payment.creditTitle")} className="not-last:mb-4">
                    {t("payment.credit")}
                  </Notice>
                )}
                {children}
              </div>
            )}
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
