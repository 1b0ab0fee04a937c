import type { FragmentType } from "@apollo/client/masking";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { BasketContext } from "./basket-context.ts";
import { useBasketMessages } from "./use-basket-messages.ts";

const OpenPaymentNoticeFragment = graphql(`
  fragment OpenPaymentNotice_basket on Basket {
    id
    openPayment {
      orderNumber
      redirectUrl
    }
  }
`);

const CancelOpenPaymentMutation = graphql(`
  mutation CancelOpenPayment {
    cancelOpenPayment {
      ... on CancelOpenPaymentPayload {
        basket {
          id
          ...BasketParts_basket
        }
      }
      ... on OrderAlreadyPlaced {
        orderNumber
      }
      ...Refusal_error @unmask
    }
  }
`);

interface OpenPaymentNoticeProps {
  readonly basket: FragmentType<typeof OpenPaymentNoticeFragment>;
  readonly onCancelled?: () => void;
}

/** An order of this basket still waits for its payment: go on paying, or end it and change the basket. */
export function OpenPaymentNotice({ basket, onCancelled }: OpenPaymentNoticeProps) {
  const { t } = useTranslation("basket");
  const [cancelPayment, { loading: busy }] = useSend(CancelOpenPaymentMutation, "cancelOpenPayment");
  const messages = useBasketMessages();
  const { retry } = use(BasketContext);
  const data = useFragment(OpenPaymentNoticeFragment, basket);
  if (!data.openPayment) return null;
  const { orderNumber, redirectUrl } = data.openPayment;
  const cancel = async () => {
    const outcome = await cancelPayment();
    const error = outcome.status === "refused" ? outcome.error : undefined;
    if (outcome.status === "done" || error?.__typename === "ItemNotFound") {
      onCancelled?.();
    } else if (error?.__typename === "OrderAlreadyPlaced") {
      messages.orderKept(error.orderNumber);
      retry();
    } else messages.changeFailed();
  };
  return (
    <Notice type="info" title={t("openPayment.title", { number: orderNumber })} className="mb-6">
      <p>{t("openPayment.message")}</p>
      <div className="mt-3 flex flex-wrap gap-2 text-ink">
        {redirectUrl && (
          // The payment page is another site, and going back from it must work: same tab.
          <a href={redirectUrl} className={buttonClasses({ dense: true })}>
            {t("openPayment.continue")}
          </a>
        )}
        <Button variant="outline" dense busy={busy} onClick={() => void cancel()}>
          {t("openPayment.cancel")}
        </Button>
      </div>
    </Notice>
  );
}
