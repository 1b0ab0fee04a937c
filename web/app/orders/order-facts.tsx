import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PostalAddress } from "#app/account/addresses/postal-address.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { OrderStatus } from "./order-status.tsx";

const OrderFactsFragment = graphql(`
  fragment OrderFacts_order on Order {
    id
    number
    status
    placedAt
    email
    customerNumber
    shippingAddress {
      ...PostalAddress_address @unmask
    }
    billingAddress {
      ...PostalAddress_address @unmask
      vatNumber
    }
    payment {
      status
      methodName
    }
  }
`);

// a payment that ended otherwise has ended the order, which its status says
const shownProgress = ["OPEN", "PENDING", "AUTHORIZED", "PAID"] as const;

/** How far it is, number, day, who ordered, where it goes and how it is paid. */
export function OrderFacts({ order }: { readonly order: FragmentType<typeof OrderFactsFragment> }) {
  const { t } = useTranslation("orders");
  const moments = useMomentTexts();
  const { number, status, placedAt, email, customerNumber, shippingAddress, billingAddress, payment } = useFragment(
    OrderFactsFragment,
    order,
  );
  const progress = shownProgress.find((known) => known === payment.status);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md bg-surface px-5 py-4 text-sm sm:flex sm:flex-wrap sm:gap-x-10">
        <Fact name={t("status")}>
          <OrderStatus status={status} paymentStatus={payment.status} />
        </Fact>
        <Fact name={t("number")}>{number}</Fact>
        <Fact name={t("placedAt")}>{moments.day(placedAt)}</Fact>
        {customerNumber !== null && <Fact name={t("customerNumberLabel")}>{customerNumber}</Fact>}
        <Fact name={t("email")} isLong>
          {email}
        </Fact>
      </dl>
      <div className="mt-6 grid gap-6 text-sm sm:grid-cols-3">
        <PostalAddress title={t("order.shippingAddress")} address={shippingAddress} />
        <div>
          <PostalAddress title={t("order.billingAddress")} address={billingAddress} />
          {billingAddress.vatNumber && (
            <p className="text-ink-muted">{t("order.vatNumber", { number: billingAddress.vatNumber })}</p>
          )}
        </div>
        <div>
          <h3 className="font-semibold">{t("order.payment")}</h3>
          <p className="text-ink-muted">{payment.methodName}</p>
          {progress && <p className="text-ink-muted">{t(`paymentOf.${progress}`)}</p>}
        </div>
      </div>
    </>
  );
}

interface FactProps {
  readonly name: string;
  /** Takes a row of its own where there is little room. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? "col-span-2 min-w-0" : "min-w-0"}>
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
