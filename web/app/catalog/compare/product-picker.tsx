import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ProductPicker_CategoryFragment } from "#app/graphql/generated/graphql.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PriceText } from "#app/ui/price-text.tsx";
import { mostCompared } from "./compared-products.ts";

graphql(`
  fragment ProductPicker_category on Category {
    id
    name
    path
    listing(first: 24) {
      edges {
        node {
          id
          productId
          name
          subtitle
          images(first: 1) {
            url
            width
            height
          }
          price {
            startingFrom
            current {
              ...StruckPrice_price @unmask
            }
          }
        }
      }
    }
  }
`);

interface ProductPickerProps {
  readonly category: ProductPicker_CategoryFragment;
  /** Numbers of those that are chosen already. */
  readonly chosen: readonly number[];
}

/** The first products of a category to choose from: a form that needs no script, and with one lets nobody choose a fifth. */
export function ProductPicker({ category, chosen }: ProductPickerProps) {
  const { t } = useTranslation("compare");
  const action = useHref(latePaths.compare);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set(chosen));
  const products = (category.listing?.edges ?? []).map(({ node }) => node);
  const elsewhere = chosen.filter((number) => products.every(({ productId }) => productId !== number));
  const isFull = picked.size >= mostCompared;
  const pick = (productId: number, isPicked: boolean) =>
    setPicked(new Set(isPicked ? [...picked, productId] : [...picked].filter((other) => other !== productId)));
  return (
    <form method="get" action={action}>
      {elsewhere.map((number) => (
        <input key={number} type="hidden" name="producten" value={number} />
      ))}
      <ul className="grid grid-cols-2 gap-x-grid gap-y-6 md:grid-cols-3 xl:grid-cols-4">
        {products.map(({ id, productId, name, subtitle, images: [image], price: { startingFrom, current } }, place) => (
          <li key={id} className="min-w-0">
            <label className="relative block cursor-pointer has-disabled:cursor-default has-disabled:opacity-55">
              {image && (
                <LazyImage
                  src={image.url}
                  alt=""
                  width={image.width}
                  height={image.height}
                  sizes="(min-width: 1200px) 22vw, 46vw"
                  eager={place < 4}
                />
              )}
              <span className="mt-3 flex items-start gap-3">
                <input
                  type="checkbox"
                  name="producten"
                  value={productId}
                  checked={picked.has(productId)}
                  disabled={isFull && !picked.has(productId)}
                  onChange={(event) => pick(productId, event.target.checked)}
                  className="ui-check mt-px"
                />
                <span className="min-w-0">
                  <b className="block leading-snug font-semibold">{name}</b>
                  {subtitle && <span className="block text-xs text-ink-muted">{subtitle}</span>}
                  <PriceText
                    className="mt-1"
                    current={current.withTax.formatted}
                    original={current.original?.formatted}
                    lowestPrior={current.original ? current.lowestPrior30Days?.formatted : undefined}
                    startingFrom={startingFrom}
                  />
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="sticky bottom-[var(--bottom-taken,0px)] z-(--z-sticky) -mx-gutter mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-page px-gutter py-3">
        <Button type="submit">{t("pick.compare")}</Button>
        <p role="status" className="text-sm text-ink-muted">
          {t("pick.chosen", { count: picked.size })}
        </p>
      </div>
    </form>
  );
}
