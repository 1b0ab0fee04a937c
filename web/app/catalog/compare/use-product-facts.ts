import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { deliveryText } from "#app/catalog/product/delivery-text.ts";
import { formatTenths } from "#app/ui/format-tenths.ts";
import { attributeFacts, type Fact } from "./compared-facts.ts";
import { type ComparedProductData, offerOf } from "./compared-product.ts";

/** Makes everything there is to compare of a product: its attributes, its layers, the sizes it comes in, and how it is bought. */
export function useProductFacts(returnDays: number) {
  const { t, i18n } = useTranslation("compare");
  const { t: tDelivery } = useTranslation("delivery");
  return (product: ComparedProductData, size: string | undefined): Fact[] => {
    const { sizes, hardness, delivery, deliveryDepends, soldOut } = offerOf(product, size);
    const layers = product.layers.map(({ name, detail, heightCm }) => {
      const named =
        heightCm === null ? name : t("fact.layerHeight", { name, height: formatTenths(heightCm, i18n.language) });
      return detail ? `${named}, ${detail}` : named;
    });
    const own = {
      layers: layers.join("\n"),
      size: sizes.join("\n"),
      hardness: hardness.map((grade, place) => (place === 0 ? grade : withinSentence(grade, i18n.language))).join(", "),
      care: product.passport?.care ?? "",
      maker: product.brand.name,
      delivery: soldOut
        ? t("fact.soldOut")
        : deliveryDepends
          ? tDelivery("depends")
          : delivery
            ? deliveryText(tDelivery, delivery)
            : "",
      trial: returnDays > 0 ? t("fact.trialDays", { count: returnDays }) : "",
      guarantee: t("fact.guaranteeByLaw"),
    };
    return [
      ...attributeFacts(product.attributes).filter(({ key }) => !(key in own)),
      ...(Object.keys(own) as (keyof typeof own)[]).flatMap((key) =>
        own[key] === "" ? [] : { key, label: t(`fact.${key}`), text: own[key] },
      ),
    ];
  };
}
