import { useQuery } from "@apollo/client/react";
import type { HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { HardnessGrade as GraphGrade } from "#app/graphql/generated/graphql.ts";
import { ProductSlider } from "#app/recommendations/product-slider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const MattressesByHardnessQuery = graphql(`
  query MattressesByHardness($grade: HardnessGrade!, $size: String) {
    mattressesByHardness(grade: $grade, size: $size, first: 8) {
      listingPath
      matches {
        product {
          id
          ...ProductCard_product
        }
        variant {
          id
          variantId
        }
      }
    }
  }
`);

const graphGrades: Readonly<Record<HardnessGrade, GraphGrade>> = { soft: "SOFT", medium: "MEDIUM", firm: "FIRM" };

interface HardnessMattressesProps {
  readonly grade: HardnessGrade;
  /** The mattress of one of two sleepers, in a size for one. */
  readonly forSleeper?: string | undefined;
  /** A product that is on the screen already. */
  readonly except?: string | undefined;
}

/** Mattresses of a grade; each opens in it. Only the grade is sent. */
export function HardnessMattresses({ grade, forSleeper, except }: HardnessMattressesProps) {
  const { t } = useTranslation("hardness");
  const { data, loading, error, refetch } = useQuery(MattressesByHardnessQuery, {
    ssr: false,
    variables: { grade: graphGrades[grade], size: forSleeper === undefined ? null : "90x200" },
    context: { cacheable: true },
  });
  const inWords = { grade: t(`grade.${grade}`), sleeper: forSleeper };
  if (error)
    return (
      <Notice type="error" live className="mt-section">
        <p>{t("mattresses.failed")}</p>
        <Button variant="outline" dense className="mt-3" onClick={() => void refetch()}>
          {t("mattresses.retry")}
        </Button>
      </Notice>
    );
  const selection = data?.mattressesByHardness;
  const matches = selection?.matches.filter(({ product }) => product.id !== except) ?? [];
  if (!loading && matches.length === 0)
    return (
      <Notice type="info" className="mt-section">
        {t("mattresses.none")}
      </Notice>
    );
  return (
    <ProductSlider
      listId={`hardness-${grade}`}
      heading={t(forSleeper === undefined ? "mattresses.heading" : "mattresses.headingFor", inWords)}
      products={matches.map(({ product }) => product)}
      variantIds={matches.map(({ variant }) => variant.variantId)}
      loading={loading}
      action={
        selection?.listingPath ? (
          <TextLink href={selection.listingPath} className="touch-target whitespace-nowrap">
            {t("mattresses.all")}
            <span className="sr-only"> {t("mattresses.inGrade", inWords)}</span>
          </TextLink>
        ) : undefined
      }
      className="mt-section"
    />
  );
}
