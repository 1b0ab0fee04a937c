import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { CheckoutFlow } from "../checkout-flow.tsx";
import { CheckoutPartsFragment } from "../checkout-parts.ts";

const CheckoutQuery = testQuery(
  "query CheckoutOfTest { checkout { id ...CheckoutParts_checkout } }",
  CheckoutPartsFragment,
);

function Page({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { data, loading, refetch } = useQuery<{ checkout: FragmentType<typeof CheckoutPartsFragment> }>(CheckoutQuery);
  return data ? (
    <CheckoutFlow checkout={data.checkout} isCurrent={!loading} reload={refetch} onSignedOut={onSignedOut} />
  ) : null;
}

const site = { origin: "http://localhost", shop: defaultShop, buildId: "" };

/** Renders the checkout page's content; further checkouts answer the page's later questions. */
export function renderCheckout(
  checkout: object | readonly object[],
  {
    responses = {},
    at = "/afrekenen",
    onSignedOut = () => {},
  }: Parameters<typeof renderShop>[1] & { onSignedOut?: () => void } = {},
) {
  const checkouts = (Array.isArray(checkout) ? checkout : [checkout]) as object[];
  return renderShop(
    <SiteContext value={site}>
      <Page onSignedOut={onSignedOut} />
      <Toaster />
    </SiteContext>,
    { at, responses: { CheckoutOfTest: checkouts.map((one) => ({ checkout: one })), ...responses } },
  );
}
