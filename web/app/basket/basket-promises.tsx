import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { arrowUUpLeftIcon, truckIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

const BasketPromisesFragment = graphql(`
  fragment BasketPromises_shop on Shop {
    id
    freeShipping
    returnDays
    paymentMethods {
      key
      name
    }
  }
`);

/** What the shop promises about delivery and return, and how one can pay. */
export function BasketPromises({ shop }: { readonly shop: FragmentType<typeof BasketPromisesFragment> }) {
  const { t } = useTranslation("basket");
  const { freeShipping, returnDays, paymentMethods } = useFragment(BasketPromisesFragment, shop);
  return (
    <>
      <ul className="mt-5 grid gap-1.5 border-t border-line pt-5 text-sm">
        {freeShipping && (
          <li className="flex gap-2.5">
            <Icon path={truckIcon} />
            {t("promises.freeShipping")}
          </li>
        )}
        {returnDays > 0 && (
          <li className="flex gap-2.5">
            <Icon path={arrowUUpLeftIcon} />
            {t("promises.returns", { count: returnDays })}
          </li>
        )}
      </ul>
      <ul aria-label={t("promises.payWith")} className="mt-4 flex flex-wrap gap-1.5">
        {paymentMethods.map(({ key, name }) => (
          <li
            key={key}
            className="rounded-xs border border-line-strong bg-page px-2 py-[.1875rem] text-2xs text-ink-muted"
          >
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
