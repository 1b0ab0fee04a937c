import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { NextSteps } from "#app/checkout/confirmation/next-steps.tsx";
import { OrderLinks } from "#app/checkout/confirmation/order-links.tsx";
import { OrderReceipt } from "#app/checkout/confirmation/order-receipt.tsx";
import { usePurchaseEvent } from "#app/checkout/confirmation/use-purchase-event.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { useVisitor } from "#app/layout/use-visitor.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { LateAlsoBought } from "#app/recommendations/late-also-bought.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { SkeletonBar } from "#app/ui/feedback/skeleton.tsx";

const SuccessPageQuery = graphql(`
  query SuccessPage($token: String!) {
    shop {
      id
      returnDays
    }
    order(by: { token: $token }) {
      id
      number
      email
      currency
      customerType
      items {
        id
        name
        variantTitle
        articleNumber
        quantity
        unit {
          cents
        }
        total {
          cents
        }
        discount {
          cents
        }
        saleDiscount {
          cents
        }
        campaignDiscount {
          cents
        }
        vat {
          cents
        }
        product {
          id
          masterKey
          soldOut
          brand {
            id
            key
            name
          }
          categories {
            id
            categoryId
            name
          }
        }
      }
      shippingCost {
        cents
      }
      vat {
        cents
      }
      total {
        cents
      }
      ...NextSteps_order
      ...OrderReceipt_order
    }
  }
`);

export const handle: RouteHandle = { pageType: "osp" };

/** Thanks for an order. The token shows it for three minutes; the order itself is loaded in the browser only. */
export default function Success() {
  const { t } = useTranslation("checkout");
  const [parameters] = useSearchParams();
  const token = parameters.get("token") ?? "";
  const { data, loading } = useQuery(SuccessPageQuery, {
    ssr: false,
    variables: { token },
    skip: token === "",
    errorPolicy: "all",
  });
  const order = data?.order;
  usePurchaseEvent(order);
  const viewer = useVisitor().visitor?.viewer;
  const hasAccount = viewer != null && !viewer.isGuest;
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t(token === "" ? "success.none" : "success.title")} path={latePaths.success} hidden />
      {order && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-20">
          <div>
            <Thanks>{t("success.title")}</Thanks>
            <p className="mt-4 mb-block max-w-text text-lead wrap-anywhere">
              {t("success.intro", { number: order.number, email: order.email })}
            </p>
            <NextSteps order={order} returnDays={data.shop.returnDays} />
            <OrderLinks hasAccount={hasAccount} />
          </div>
          <OrderReceipt order={order} />
        </div>
      )}
      {order && (
        <LateAlsoBought references={[...new Set(order.items.flatMap(({ product }) => product?.masterKey ?? []))]} />
      )}
      {!order && (loading || (data === undefined && token !== "")) && <SuccessSkeleton />}
      {!order && !loading && (data !== undefined || token === "") && (
        <NothingToShow hasToken={token !== ""} hasAccount={hasAccount} />
      )}
    </main>
  );
}

function Thanks({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="font-display text-h1 font-medium tracking-display outline-none">
      {children}
    </h1>
  );
}

function SuccessSkeleton() {
  const { t } = useTranslation("checkout");
  return (
    <div role="status" className="grid gap-4 pt-7">
      <span className="sr-only">{t("success.loading")}</span>
      <SkeletonBar className="h-12 w-2/3" />
      <SkeletonBar className="h-6 w-1/2" />
    </div>
  );
}

// Without an order on the screen nobody is thanked: the address alone says nothing of one.
function NothingToShow({ hasToken, hasAccount }: { readonly hasToken: boolean; readonly hasAccount: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <h1 className="pt-7 font-display text-h1 font-medium tracking-display">
        {t(hasToken ? "success.expired" : "success.none")}
      </h1>
      <p className="mt-4 mb-block max-w-text text-lead">
        {t(hasToken ? "success.expiredMessage" : "success.noneMessage")}
      </p>
      <OrderLinks hasAccount={hasAccount} />
    </>
  );
}
