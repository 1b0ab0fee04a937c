import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";

const BlockedVouchersFragment = graphql(`
  fragment BlockedVouchers_basket on Basket {
    id
    vouchers {
      code
      status
      because
    }
  }
`);

/** The redeemed vouchers that take nothing off now, each with why. */
export function BlockedVouchers({ basket }: { readonly basket: FragmentType<typeof BlockedVouchersFragment> }) {
  const { t } = useTranslation("basket");
  const { vouchers } = useFragment(BlockedVouchersFragment, basket);
  return vouchers
    .filter(({ status }) => status === "BLOCKED")
    .map(({ code, because }) => (
      <Notice key={code} type="warn" title={t("voucherBlocked", { code })} live className="mt-4">
        {because}
      </Notice>
    ));
}
