import { useTranslation } from "react-i18next";
import { LazyImage } from "#app/ui/lazy-image.tsx";

interface GiftOptionProps {
  readonly product: {
    readonly name: string;
    readonly subtitle?: string | null;
    readonly images: readonly { readonly url: string; readonly width: number; readonly height: number }[];
  };
  readonly variant: {
    readonly title: string;
    readonly sellable: boolean;
    readonly price: { readonly withTax: { readonly formatted: string } };
  };
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly picked: boolean;
  readonly onPick: () => void;
}

/** One gift among several, with what it would cost. */
export function GiftOption({ product, variant, name, picked, onPick }: GiftOptionProps) {
  const { t } = useTranslation("promotions");
  const [image] = product.images;
  return (
    <label className="grid cursor-pointer grid-cols-[1.375rem_5.5rem_1fr] items-center gap-3.5 rounded-md border-[1.5px] border-line-strong p-3 hover:border-ink has-checked:border-selected has-checked:bg-selected-fill has-checked:ring-1 has-checked:ring-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:border-line has-disabled:text-ink-muted">
      <input
        type="radio"
        name={name}
        checked={picked}
        onChange={onPick}
        disabled={!variant.sellable}
        className="ui-radio outline-none"
      />
      {image ? (
        <LazyImage
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          sizes="88px"
          imageClassName={variant.sellable ? "" : "opacity-55"}
        />
      ) : (
        <span className="block aspect-product rounded-sm bg-tile" />
      )}
      <span className="grid gap-0.5 text-sm leading-snug">
        <b className="text-base font-semibold">{product.name}</b>
        <span className="text-ink-muted">
          {product.subtitle ? `${product.subtitle}, ${variant.title}` : variant.title}
        </span>
        {variant.sellable ? (
          <span className="tabular-nums">
            <b className="font-semibold text-success">{t("gift.free")}</b>{" "}
            <span className="text-ink-muted">{t("gift.worth", { price: variant.price.withTax.formatted })}</span>
          </span>
        ) : (
          <span className="font-medium text-error">{t("gift.soldOut")}</span>
        )}
      </span>
    </label>
  );
}
