import type { FragmentType } from "@apollo/client/masking";
import { mostSamples } from "@warmeland/schema/rules/sample-order.ts";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";

/** The form's code comes when somebody is about to need it. */
const fetchDrawer = async () => ({ default: (await import("./sample-drawer.tsx")).SampleDrawer });
const SampleDrawer = lazy(fetchDrawer);

export const SamplesButtonFragment = graphql(`
  fragment SamplesButton_product on Product {
    id
    slug
    productId
    sampleAvailable
    siblings {
      id
    }
  }
`);

/** Leads to free samples of a product's fabrics; nothing for what has none. */
export function SamplesButton({ product }: { readonly product: FragmentType<typeof SamplesButtonFragment> }) {
  const { t } = useTranslation("samples");
  const { slug, productId, sampleAvailable, siblings } = useFragment(SamplesButtonFragment, product);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!sampleAvailable) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void fetchDrawer()}
        onFocus={() => void fetchDrawer()}
        className={`-my-2 min-h-target justify-self-start text-sm print:hidden ${textLinkClasses}`}
      >
        {t("open", { count: Math.min(siblings.length + 1, mostSamples) })}
      </button>
      {isOpen && (
        <Suspense>
          <SampleDrawer slug={slug} productId={productId} onClosed={close} />
        </Suspense>
      )}
    </>
  );
}
