import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { plusIcon, xIcon } from "#app/ui/icon/icon-paths.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import {
  type ComparedProduct,
  forgetCompared,
  mostCompared,
  refusedProduct,
  removeCompared,
} from "./compared-products.ts";
import { useCompared } from "./use-compared.ts";
import { comparisonPath } from "./comparison-path.ts";

/** The products chosen to compare, at the bottom of the window, above what else is there; gone with the last of them. */
export function CompareTray() {
  const { t } = useTranslation("compare");
  const compared = useCompared();
  const refused = useSyncExternalStore(refusedProduct.subscribe, refusedProduct.get, () => "");
  if (compared.length === 0) return null;
  return (
    <section
      aria-label={t("tray.label")}
      className="ui-tray fixed inset-x-0 bottom-[var(--bottom-taken,0px)] z-(--z-sticky) rounded-t-lg border-t border-line bg-page shadow-pop max-lg:[body:has(.ui-bottom-bar)_&]:bottom-[calc(4.5rem+var(--bottom-taken,0px))] print:hidden"
    >
      <p role="status" className={refused === "" ? "sr-only" : "mx-auto max-w-page px-gutter pt-2 text-sm"}>
        {refused === "" ? t("tray.chosen", { count: compared.length }) : t("tray.full", { name: refused })}
      </p>
      <div className="mx-auto flex max-w-page items-center gap-x-3 px-gutter py-2 lg:gap-x-8 lg:py-3">
        <ul className="flex min-w-0 flex-1 gap-1.5 lg:gap-3">
          {compared.map((product) => (
            <Chosen key={product.productId} product={product} />
          ))}
          {Array.from({ length: mostCompared - compared.length }, (_, free) => (
            <li key={free} className="w-10 lg:w-24" aria-hidden>
              <span className="grid aspect-product place-items-center rounded-sm border-[1.5px] border-dashed border-line-strong text-ink-muted">
                <Icon path={plusIcon} className="size-4 lg:size-5" />
              </span>
            </li>
          ))}
        </ul>
        {compared.length > 1 ? (
          <ButtonLink href={comparisonPath(compared.map(({ productId }) => productId))} dense>
            {t("tray.compare", { count: compared.length })}
          </ButtonLink>
        ) : (
          <p className="text-sm text-ink-muted">{t("tray.one")}</p>
        )}
        <button
          type="button"
          aria-label={t("tray.forget")}
          onClick={forgetCompared}
          className="-mr-3 grid size-target shrink-0 cursor-pointer place-items-center rounded-full hover:bg-surface"
        >
          <Icon path={xIcon} className="size-5" />
        </button>
      </div>
    </section>
  );
}

function Chosen({ product: { productId, name, image } }: { readonly product: ComparedProduct }) {
  const { t } = useTranslation("compare");
  return (
    <li className="relative w-10 lg:w-24">
      {image === "" ? (
        <span className="block aspect-product rounded-sm bg-tile" />
      ) : (
        <LazyImage src={image} alt="" width={1200} height={900} sizes="6rem" eager />
      )}
      <span className="block truncate text-xs max-lg:sr-only">{name}</span>
      <button
        type="button"
        aria-label={t("tray.remove", { name })}
        onClick={() => removeCompared(productId)}
        className="absolute -top-2 -right-2 grid size-target cursor-pointer place-items-center max-lg:hidden"
      >
        <span className="grid size-6 place-items-center rounded-full bg-page/90 hover:bg-surface">
          <Icon path={xIcon} className="size-4" />
        </span>
      </button>
    </li>
  );
}
