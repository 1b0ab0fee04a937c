import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProductSlider } from "./product-slider.tsx";
import { rowRoom } from "./row-room.ts";
import { recommend } from "./recommender/recommend.ts";
import type { SuggestedProduct } from "./recommender/recommender.ts";

interface AlsoBoughtProps {
  /** Article numbers of masters. */
  readonly references: readonly string[];
}

const most = 12;

/** What is often bought with some articles, and is not in the basket; hides itself when nothing comes. */
export function AlsoBought({ references }: AlsoBoughtProps) {
  const { t } = useTranslation("personal");
  const client = useApolloClient();
  const [products, setProducts] = useState<readonly SuggestedProduct[]>();
  const question = references.join();
  useEffect(() => {
    let isAsked = true;
    void recommend(client, { references: question.split(","), first: most }).then(
      (found) => isAsked && setProducts(found),
    );
    return () => {
      isAsked = false;
    };
  }, [client, question]);
  if (products?.length === 0) return null;
  return (
    <div className={rowRoom}>
      <ProductSlider
        listId="also-bought"
        heading={t("alsoBought")}
        products={products ?? []}
        kind="recommendation"
        loading={products === undefined}
      />
    </div>
  );
}
