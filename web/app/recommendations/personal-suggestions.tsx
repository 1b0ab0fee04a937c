import { useQuery } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import {
  allowTellingViews,
  forgetViewed,
  onViewsChanged,
  storedViews,
  tellableViews,
  viewsIn,
} from "#app/catalog/product/viewed-products.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { classes } from "#app/ui/classes.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { rowRoom } from "./row-room.ts";
import { suggestionReasons } from "./suggestion-reasons.ts";
import { ProductSlider } from "./product-slider.tsx";

const PersonalSuggestionsQuery = graphql(`
  query PersonalSuggestions($viewed: [ViewedProductInput!]!, $own: [PersonalSource!]!) {
    recommendations(logic: PERSONAL, viewed: $viewed, own: $own, withoutBasket: true, first: 12) {
      reason
      because {
        id
        name
      }
      product {
        id
        ...ProductCard_product
      }
    }
    shop {
      id
      recommenderScript
    }
  }
`);

/** What the shop has of a visitor itself. */
const ownSources = ["WISHLIST", "ORDERS"] as const;

/**
 * What this visitor may like, loaded by the browser. What they viewed, wished for and bought counts only when they press for it, and one more
 * press forgets it (docs/rules.md#personal-suggestions). Hides itself when nothing comes.
 */
export function PersonalSuggestions({ className = "mx-auto max-w-page px-gutter" }: { readonly className?: string }) {
  const { t, i18n } = useTranslation(["personal", "recommendations"]);
  const told = useSyncExternalStore(onViewsChanged, tellableViews, () => "");
  const hasViews = useSyncExternalStore(onViewsChanged, storedViews, () => "") !== "";
  const viewed = viewsIn(told).map(({ id, at }) => ({ id, at: new Date(at).toISOString() }));
  const isTold = viewed.length > 0;
  const { data, previousData, loading } = useQuery(PersonalSuggestionsQuery, {
    variables: { viewed, own: isTold ? [...ownSources] : [] },
    errorPolicy: "all",
  });
  const recommendations = (data ?? previousData)?.recommendations ?? [];
  if (!loading && recommendations.length === 0) return null;
  const script = (data ?? previousData)?.shop?.recommenderScript;
  const reasons = suggestionReasons(recommendations, t, i18n.language);
  const isPersonal = isTold && reasons !== "";
  const button = isTold
    ? { press: forgetViewed, text: t("recommendations:forgetViewed") }
    : {
        press: allowTellingViews,
        text: script ? t("personal:allowWith", { host: new URL(script).host }) : t("personal:allow"),
      };
  return (
    <div className={classes(rowRoom, className)}>
      <ProductSlider
        listId="personal"
        heading={isPersonal ? t("personal:heading") : t("personal:suggestions")}
        products={recommendations.map(({ product }) => product)}
        kind="recommendation"
        loading={loading && recommendations.length === 0}
        action={
          hasViews &&
          (!isTold || isPersonal || !loading) && (
            <button
              type="button"
              onClick={button.press}
              className={`min-h-target text-left text-sm ${textLinkClasses}`}
            >
              {button.text}
            </button>
          )
        }
      />
      {isPersonal && (
        <p className="mt-3 text-sm text-ink-muted">
          {t("personal:because", { reasons })} {t("personal:stored")}
        </p>
      )}
    </div>
  );
}
