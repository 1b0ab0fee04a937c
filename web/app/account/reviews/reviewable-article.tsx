import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewState } from "#app/graphql/generated/graphql.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";

interface ReviewableArticleProps {
  /** Part of the one query that has it: it is nobody else's, and has no id to be followed by. */
  readonly article: {
    readonly productName: string;
    readonly variantTitle: string;
    readonly state: ReviewState;
    readonly image?:
      | (Pick<ComponentProps<typeof LazyImage>, "alt" | "width" | "height"> & { readonly url: string })
      | null;
  };
  readonly deliveredAt: string;
  /** Begins its review, while there is none. */
  readonly onChoose?: () => void;
}

/** Something that was bought, and what became of its review. */
export function ReviewableArticle({ article, deliveredAt, onChoose }: ReviewableArticleProps) {
  const { t } = useTranslation("writeReview");
  const moments = useMomentTexts();
  const { productName, variantTitle, state, image } = article;
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 border-y border-line py-4 max-sm:gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      {image ? (
        <LazyImage src={image.url} alt={image.alt} width={image.width} height={image.height} sizes="96px" eager />
      ) : (
        <span className="aspect-product rounded-sm bg-tile" />
      )}
      <div className="text-sm">
        <p className="text-base font-semibold">{productName}</p>
        {!productName.startsWith(variantTitle) && <p>{variantTitle}</p>}
        <p className="text-ink-muted">{t("delivered", { date: moments.day(deliveredAt) })}</p>
        {onChoose && state !== "OPEN" && <p className="text-ink-muted">{t(`state.${state}`)}</p>}
      </div>
      {onChoose && state === "OPEN" && (
        <Button
          variant="outline"
          dense
          aria-label={t("chooseNamed", { product: productName })}
          className="max-sm:col-span-2"
          onClick={onChoose}
        >
          {t("choose")}
        </Button>
      )}
    </div>
  );
}
