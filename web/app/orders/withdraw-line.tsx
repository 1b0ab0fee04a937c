import type { FragmentType } from "@apollo/client/masking";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { QuantityStepper } from "#app/ui/form/quantity-stepper.tsx";

const WithdrawLineFragment = graphql(`
  fragment WithdrawLine_item on OrderItem {
    id
    name
    variantTitle
    image {
      url
      width
      height
    }
  }
`);

interface WithdrawLineProps {
  readonly item: FragmentType<typeof WithdrawLineFragment>;
  /** How many pieces may be withdrawn. */
  readonly most: number;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** A line of an order with how much of it is withdrawn: a tick for one piece, a number for several. */
export function WithdrawLine({ item, most, count, onCount }: WithdrawLineProps) {
  const { t } = useTranslation("orders");
  const id = useId();
  const { name, variantTitle, image } = useFragment(WithdrawLineFragment, item);
  return (
    <li className="grid grid-cols-[1.5rem_4.5rem_1fr] items-center gap-x-4 gap-y-2 border-b border-line py-4 text-sm sm:grid-cols-[1.5rem_4.5rem_1fr_auto]">
      <input
        id={id}
        type="checkbox"
        checked={count > 0}
        onChange={(event) => onCount(event.target.checked ? most : 0)}
        className="ui-check"
      />
      {image ? (
        <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="72px" />
      ) : (
        <span className="block aspect-product rounded-sm bg-tile" />
      )}
      <label htmlFor={id} className="min-w-0 cursor-pointer">
        <b className="block font-semibold break-words">
          {most > 1 && <span className="tabular-nums">{t("order.pieces", { count: most })} </span>}
          {name}
        </b>
        <span className="text-ink-muted">{variantTitle}</span>
      </label>
      {most > 1 && count > 0 && (
        <span className="flex items-center gap-3 max-sm:col-start-3">
          <QuantityStepper value={count} min={1} max={most} of={name} onChange={onCount} />
          <span className="whitespace-nowrap text-ink-muted">{t("withdrawal.of", { count: most })}</span>
        </span>
      )}
    </li>
  );
}
