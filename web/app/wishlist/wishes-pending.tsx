import { useTranslation } from "react-i18next";
import { ProductGrid } from "#app/catalog/product-grid.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SkeletonBar } from "#app/ui/feedback/skeleton.tsx";

/** Cards that are on their way. */
export function WishesLoading({ text }: { readonly text: string }) {
  return (
    <div role="status" className="noscript:hidden">
      <span className="sr-only">{text}</span>
      <ProductGrid label={text}>
        {[0, 1, 2, 3].map((card) => (
          <li key={card}>
            <SkeletonBar className="aspect-product" />
            <SkeletonBar className="mt-3 h-4.5 w-2/3" />
            <SkeletonBar className="mt-2 h-3.5 w-1/3" />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}

/** A wishlist that could not be had. */
export function WishesFailed({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation("wishlistPage");
  return (
    <Notice live type="error" title={t("loadFailed")}>
      <Button variant="outline" dense onClick={retry} className="mt-3">
        {t("retry")}
      </Button>
    </Notice>
  );
}
