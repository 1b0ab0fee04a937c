import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";

const BasketMisfitsQuery = graphql(`
  query BasketMisfits {
    basket {
      id
      misfits {
        reason
        item {
          id
          product {
            id
            name
          }
          variant {
            id
            title
          }
        }
        of {
          id
          product {
            id
            name
          }
          variant {
            id
            title
          }
        }
      }
    }
  }
`);

/** Tells gently which lines do not fit each other; nothing is kept from being bought. Mounted anew for every change of the lines. */
export function BasketMisfits() {
  const { t } = useTranslation("basket");
  const { data } = useQuery(BasketMisfitsQuery, { fetchPolicy: "network-only", errorPolicy: "all" });
  const misfits = data?.basket?.misfits ?? [];
  if (misfits.length === 0) return null;
  return (
    <Notice live type="warn" title={t("misfits.title")} className="mt-5">
      <ul className="mt-1 grid gap-1">
        {misfits.map(({ item, of, reason }) => (
          <li key={item.id}>
            {t(`misfits.${reason}`, {
              name: item.product.name,
              size: item.variant.title,
              other: of.product.name,
              otherSize: of.variant.title,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
