import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { classes } from "#app/ui/classes.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";

const OrderPhotosFragment = graphql(`
  fragment OrderPhotos_order on Order {
    id
    items {
      id
      image {
        url
        width
        height
      }
    }
  }
`);

const shownPhotos = 3;

interface OrderPhotosProps {
  readonly order: FragmentType<typeof OrderPhotosFragment>;
  readonly className?: string;
}

/** The first articles of an order as small pictures, and how many more there are; the words beside them say what they are. */
export function OrderPhotos({ order, className }: OrderPhotosProps) {
  const { t } = useTranslation("orders");
  const { items } = useFragment(OrderPhotosFragment, order);
  return (
    <div className={classes("flex gap-2.5 max-sm:w-full", className)}>
      {items.slice(0, shownPhotos).map(({ id, image }) => (
        <span key={id} className="block w-26 max-sm:w-auto max-sm:max-w-23 max-sm:min-w-0 max-sm:flex-1">
          {image ? (
            <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="104px" />
          ) : (
            <span className="block aspect-product rounded-sm bg-tile" />
          )}
        </span>
      ))}
      {items.length > shownPhotos && (
        <span className="grid w-19.5 shrink-0 place-items-center rounded-sm bg-surface text-sm font-semibold max-sm:w-12">
          {t("more", { count: items.length - shownPhotos })}
        </span>
      )}
    </div>
  );
}
