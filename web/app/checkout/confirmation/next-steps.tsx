import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { NextSteps_OrderFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";

export const NextStepsFragment = graphql(`
  fragment NextSteps_order on Order {
    id
    items {
      id
      name
      packageId
    }
    packages {
      packageId
      kind
      deliveryFrom
      deliveryTo
    }
  }
`);

/** What happens after an order: mail, delivery days and what comes then, the right to withdraw. */
export function NextSteps({ order }: { readonly order: FragmentType<typeof NextStepsFragment> }) {
  const { t } = useTranslation("checkout");
  const days = useDeliveryDays();
  const { items, packages } = useFragment(NextStepsFragment, order);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-4 font-display text-h3 font-medium tracking-display">
        {t("success.next")}
      </h2>
      <ol className="grid gap-3 [counter-reset:step] *:grid *:grid-cols-[2rem_1fr] *:[counter-increment:step] *:before:font-display *:before:text-h3 *:before:leading-tight *:before:text-sale *:before:content-[counter(step)]">
        <li>{t("success.nextConfirmation")}</li>
        {packages.map(({ packageId, kind, deliveryFrom, deliveryTo }) => (
          <li key={packageId}>
            <div>
              {t(kind === "TWO_PERSON" ? "success.nextRoom" : "success.nextDelivery", {
                days: days(deliveryFrom, deliveryTo),
              })}
              {packages.length > 1 && <p className="text-sm text-ink-muted">{namesIn(packageId, items)}</p>}
            </div>
          </li>
        ))}
        <li>{t("success.nextReturn")}</li>
      </ol>
    </section>
  );
}

function namesIn(packageId: number, items: NextSteps_OrderFragment["items"]): string {
  return [...new Set(items.flatMap((item) => (item.packageId === packageId ? item.name : [])))].join(", ");
}
