import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { arrowUUpLeftIcon, checkIcon, truckIcon } from "#app/ui/icon/icon-paths.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { TimeLineStep } from "#app/ui/time-line-step.tsx";

export const NextStepsFragment = graphql(`
  fragment NextSteps_order on Order {
    id
    placedAt
    comesTogether
    payment {
      status
      methodName
    }
    total {
      formatted
    }
    items {
      id
      name
      packageId
      image {
        url
        alt
        width
        height
      }
    }
    packages {
      packageId
      kind
      deliveryFrom
      deliveryTo
    }
  }
`);

interface NextStepsProps {
  readonly order: FragmentType<typeof NextStepsFragment>;
  /** Days in which the shop takes everything back; 0 for none beyond the law. */
  readonly returnDays: number;
}

const dayInMilliseconds = 86_400_000;

/** What happens after an order, in order of time: each shipment with its days and what it brings, until the time to try it is over. */
export function NextSteps({ order, returnDays }: NextStepsProps) {
  const { t } = useTranslation("checkout");
  const { t: tShipments } = useTranslation("shipments");
  const days = useDeliveryDays();
  const words = useDayWords();
  const moments = useMomentTexts();
  const { items, packages, payment, total, placedAt, comesTogether } = useFragment(NextStepsFragment, order);
  const [first] = packages;
  const trialEnd = first && new Date(Date.parse(first.deliveryFrom) + returnDays * dayInMilliseconds);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-5 font-display text-h3 font-medium tracking-display">
        {t("success.next")}
      </h2>
      <ol>
        <TimeLineStep look="done" icon={checkIcon} title={t("success.ordered", { day: moments.day(placedAt) })}>
          <p>
            {payment.status === "PAID" && t("success.paid", { method: payment.methodName, total: total.formatted })}{" "}
            {t("success.nextConfirmation")}
          </p>
        </TimeLineStep>
        {packages.map(({ packageId, kind, deliveryFrom, deliveryTo }, index) => {
          const brought = items.filter((item) => item.packageId === packageId);
          return (
            <TimeLineStep
              key={packageId}
              look={index === 0 ? "next" : "coming"}
              icon={truckIcon}
              title={days(deliveryFrom, deliveryTo)}
            >
              <p>{[...new Set(brought.map(({ name }) => name))].join(", ")}</p>
              <p className="text-ink-muted">
                {tShipments(`kind.${kind}`)}
                {comesTogether && `. ${tShipments("together")}`}
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                {brought.map(
                  ({ id, image }) =>
                    image && (
                      <div key={id} className="w-20">
                        <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="80px" />
                      </div>
                    ),
                )}
              </div>
            </TimeLineStep>
          );
        })}
        {trialEnd && returnDays > 0 && (
          <TimeLineStep
            look="coming"
            icon={arrowUUpLeftIcon}
            title={t("success.trialEnd", { day: words.date(trialEnd, "date") })}
          >
            <p>{t("success.trial", { count: returnDays })}</p>
            {packages.length > 1 && <p>{t("success.trialEach")}</p>}
            <p className="text-ink-muted">{t("success.nextReturn")}</p>
          </TimeLineStep>
        )}
      </ol>
    </section>
  );
}
