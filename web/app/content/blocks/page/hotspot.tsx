import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { paths } from "#app/locale/paths.ts";
import { ProductRowFragment } from "#app/catalog/product-row.tsx";

interface HotspotProps {
  readonly product: FragmentType<typeof ProductRowFragment>;
  /** Place in per cent of the photo. */
  readonly left: number;
  readonly top: number;
}

/** The widest a label gets: one near the photo's right edge moves in by it, so that it never hangs outside. */
const widest = "13rem";

/** A white label on a room that leads to a product in it. */
export function Hotspot({ product, left, top }: HotspotProps) {
  const { t } = useTranslation("ui");
  const data = useFragment(ProductRowFragment, product);
  const { current, startingFrom } = data.price;
  return (
    <Anchor
      href={paths.product(data.slug)}
      className="absolute hidden items-center gap-2.5 rounded-sm bg-page px-3 py-2 text-xs leading-snug text-ink shadow-card hover:underline md:flex"
      style={{ left: `min(${left}%, 100% - ${widest})`, top: `${top}%`, maxWidth: widest }}
    >
      <span aria-hidden="true" className="size-3 rounded-full border-[3px] border-ink" />
      <span>
        <b className="block font-semibold">{data.name}</b>
        {startingFrom && `${t("price.from")} `}
        {current.withTax.formatted}
      </span>
    </Anchor>
  );
}
