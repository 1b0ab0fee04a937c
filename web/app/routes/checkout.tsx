import { CombinedGraphQLErrors } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { forgetCustomer } from "#app/account/sign-in/forget-customer.ts";
import { CheckoutFlow } from "#app/checkout/checkout-flow.tsx";
import { CheckoutSkeleton } from "#app/checkout/checkout-skeleton.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { CustomerOnly } from "#app/layout/page/customer-only.tsx";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";

const CheckoutPageQuery = graphql(`
  query CheckoutPage {
    checkout {
      id
      ...CheckoutParts_checkout
    }
  }
`);

export const handle: RouteHandle = { pageType: "checkout" };

export default function Checkout() {
  const { t } = useTranslation("checkout");
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto min-h-svh max-w-checkout px-gutter outline-none">
      <PageHead title={t("title")} path={latePaths.checkout} hidden />
      <h1 className="sr-only">{t("title")}</h1>
      <CustomerOnly fallback={<CheckoutSkeleton />}>
        <LoadedCheckout />
      </CustomerOnly>
    </main>
  );
}

function LoadedCheckout() {
  const { t } = useTranslation("checkout");
  const client = useApolloClient();
  const notifications = useNotifications();
  const { data, error, loading, refetch } = useQuery(CheckoutPageQuery, {
    ssr: false,
    fetchPolicy: "cache-and-network",
    errorPolicy: "all",
  });
  useEffect(() => {
    // Going back from the payment page can bring the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refetch();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [refetch]);

  // Once it is known that nobody is signed in, the page leads to sign in; what was typed waits in the tab.
  const signIn = () => {
    notifications.show({
      id: "session-ended",
      type: "info",
      title: t("sessionEnded.title"),
      message: t("sessionEnded.message"),
    });
    void forgetCustomer(client);
  };
  const leave = useEffectEvent(signIn);
  const isSignedOut =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => ["UNAUTHENTICATED", "SESSION_ENDED"].includes(String(extensions?.["code"])));
  useEffect(() => {
    if (isSignedOut) leave();
  }, [isSignedOut]);
  if (data?.checkout)
    return <CheckoutFlow checkout={data.checkout} isCurrent={!loading} reload={refetch} onSignedOut={signIn} />;
  if (!error || isSignedOut) return <CheckoutSkeleton />;
  return (
    <Notice live type="error" title={t("loadFailed")} className="mt-8">
      <Button variant="outline" dense onClick={() => void refetch()} className="mt-3">
        {t("retry")}
      </Button>
    </Notice>
  );
}
