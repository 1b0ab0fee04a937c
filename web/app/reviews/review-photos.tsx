import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { imageUrl } from "@warmeland/schema/rules/images/image-source.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";

const ReviewPhotosFragment = graphql(`
  fragment ReviewPhotos_review on Review {
    author
    photos {
      url
      alt
      width
      height
    }
  }
`);

/** The photos that came with a review; each opens as large as it is. */
export function ReviewPhotos({ review }: { readonly review: FragmentType<typeof ReviewPhotosFragment> }) {
  const { t } = useTranslation("reviews");
  const { author, photos } = useFragment(ReviewPhotosFragment, review);
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ url, alt, width, height }) => (
        <li key={url}>
          <a
            href={imageUrl(url, 1280)}
            target="_blank"
            rel="noreferrer"
            aria-label={t("photo", { author })}
            className="block w-24"
          >
            <LazyImage src={url} alt={alt} width={width} height={height} sizes="96px" className="aspect-square" />
          </a>
        </li>
      ))}
    </ul>
  );
}
