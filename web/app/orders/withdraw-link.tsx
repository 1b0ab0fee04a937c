import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

const WithdrawLinkFragment = graphql(`
  fragment WithdrawLink_order on Order {
    id
    withdrawal {
      isOpen
      deadline
    }
  }
`);

interface WithdrawLinkProps {
  readonly order: FragmentType<typeof WithdrawLinkFragment>;
  /** Begins here instead of on the page of withdrawing, which knows the orders of the signed-in customer only. */
  readonly onPress?: () => void;
}

/** The way to withdraw from an order, and until when; nothing when there is nothing to withdraw. */
export function WithdrawLink({ order, onPress }: WithdrawLinkProps) {
  const { t } = useTranslation("orders");
  const moments = useMomentTexts();
  const { id, withdrawal } = useFragment(WithdrawLinkFragment, order);
  if (!withdrawal?.isOpen) return null;
  return (
    <>
      {onPress ? (
        <Button variant="outline" onClick={onPress}>
          {t("withdrawal.toWithdrawal")}
        </Button>
      ) : (
        <ButtonLink href={`${paths.withdraw}?bestelling=${encodeURIComponent(id)}`} variant="outline">
          {t("withdrawal.toWithdrawal")}
        </ButtonLink>
      )}
      <p className="text-xs text-ink-muted">
        {withdrawal.deadline
          ? t("withdrawal.deadline", { date: moments.lastDayBefore(withdrawal.deadline) })
          : t("withdrawal.noDeadline")}
      </p>
    </>
  );
}
