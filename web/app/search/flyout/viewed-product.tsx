import type { FragmentType } from "@apollo/client/masking";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { SuggestedProductFragment } from "./suggested-product.tsx";

/** A product this browser has looked at, small: its photo and its name. */
export function ViewedProduct({ product }: { readonly product: FragmentType<typeof SuggestedProductFragment> }) {
  const { name, images } = useFragment(SuggestedProductFragment, product);
  const [image] = images;
  return (
    <>
      {image && (
        <LazyImage
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          sizes="4rem"
          eager
          className="aspect-product w-16 shrink-0"
        />
      )}
      <span className="line-clamp-2 min-w-0 text-sm leading-snug font-medium group-hover:underline">{name}</span>
    </>
  );
}
