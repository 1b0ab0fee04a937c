import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { useBasketDates } from "./use-basket-days.ts";

const DeliveryTimeLineFragment = graphql(`
  fragment DeliveryTimeLine_basket on Basket {
    id
    isAddressKnown
    deliveryOptions {
      key
      packages {
        packageId
        deliveryFrom
        deliveryTo
        itemKeys
      }
    }
    items {
      id
      key
      product {
        id
        name
      }
    }
  }
`);

const dayInMilliseconds = 86_400_000;

/** The shipments that come apart as bars on a line of days; what it shows is said beside it. */
export function DeliveryTimeLine({ basket }: { readonly basket: FragmentType<typeof DeliveryTimeLineFragment> }) {
  const words = useDayWords();
  const { isAddressKnown, deliveryOptions, items } = useFragment(DeliveryTimeLineFragment, basket);
  const dates = useBasketDates(isAddressKnown);
  const packages = (deliveryOptions.find(({ key }) => key === "APART")?.packages ?? []).map((one) => {
    const { min: deliveryFrom, max: deliveryTo } = dates(one.deliveryFrom, one.deliveryTo);
    return Object.assign({}, one, { deliveryFrom, deliveryTo });
  });
  const [first] = packages;
  if (!first) return null;
  const start = Date.parse(first.deliveryFrom);
  const end = Math.max(...packages.map(({ deliveryTo }) => Date.parse(deliveryTo))) + dayInMilliseconds;
  const share = (moment: number) => ((moment - start) / (end - start)) * 100;
  const label = (moment: number) => words.date(new Date(moment), "weekdayMonth", "short");
  return (
    <div aria-hidden className="mt-6 text-xs text-ink-muted">
      <div className="grid gap-1.5">
        {packages.map(({ packageId, deliveryFrom, deliveryTo, itemKeys }) => {
          const left = share(Date.parse(deliveryFrom));
          const right = share(Date.parse(deliveryTo) + dayInMilliseconds);
          const room = Math.max(left, 100 - right);
          const names = items.filter(({ key }) => itemKeys.includes(key)).map(({ product }) => product.name);
          return (
            <div key={packageId} className="relative h-6">
              <div
                className="absolute inset-y-0.5 min-w-2 rounded-xs bg-success/70"
                style={{ left: `${left}%`, width: `${right - left}%` }}
              />
              <span
                className="absolute inset-y-0 truncate px-2 leading-6"
                style={{
                  maxWidth: `${room}%`,
                  ...(left === room ? { right: `${100 - left}%` } : { left: `${right}%` }),
                }}
              >
                {[...new Set(names)].join(", ")}
              </span>
            </div>
          );
        })}
      </div>
      <div className="mt-1 flex justify-between border-t border-line-strong pt-1">
        <span>{label(start)}</span>
        <span>{label(end - dayInMilliseconds)}</span>
      </div>
    </div>
  );
}
