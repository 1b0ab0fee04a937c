import type { FragmentType } from "@apollo/client/masking";
import { useId, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { BlockedNotice } from "./blocked-notice.tsx";
import { BlockedVouchers } from "./blocked-vouchers.tsx";
import { BasketSums } from "./basket-sums.tsx";

const BasketSummaryFragment = graphql(`
  fragment BasketSummary_basket on Basket {
    id
    count
    soldOutCount
    readiness {
      missing
    }
    ...BasketSums_basket
    ...BlockedVouchers_basket
  }
`);

interface BasketSummaryProps {
  readonly basket: FragmentType<typeof BasketSummaryFragment>;
  readonly freeShipping: boolean;
  readonly promises: ReactNode;
}

/** What the basket costs and the way to pay it; sold-out items stand in that way, with words. */
export function BasketSummary({ basket, freeShipping, promises }: BasketSummaryProps) {
  const { t } = useTranslation("basket");
  const headingId = useId();
  const problem = useRef<HTMLDivElement>(null);
  const data = useFragment(BasketSummaryFragment, basket);
  const blocked = data.readiness.missing.includes("SELLABLE_ITEMS");
  const hasNothing = blocked && data.soldOutCount >= data.count;
  return (
    <aside
      aria-labelledby={headingId}
      className="self-start rounded-md bg-surface p-[clamp(1.25rem,1rem+1vw,2rem)] lg:sticky lg:top-24"
    >
      <h2 id={headingId} className="mb-3 font-display text-h3 font-medium tracking-display">
        {t("summary")}
      </h2>
      <BasketSums basket={data} freeShipping={freeShipping} />
      <BlockedVouchers basket={data} />
      {blocked && <BlockedNotice ref={problem} soldOutCount={data.soldOutCount} className="mt-4" />}
      {blocked && !hasNothing && (
        <Button wide className="mt-5" onClick={() => problem.current?.focus()}>
          {t("toCheckout")}
        </Button>
      )}
      {!blocked && (
        <ButtonLink href={latePaths.checkout} wide className="mt-5">
          {t("toCheckout")}
        </ButtonLink>
      )}
      <p className="mt-2 text-sm text-ink-muted">{t("voucherHint")}</p>
      {promises}
    </aside>
  );
}
