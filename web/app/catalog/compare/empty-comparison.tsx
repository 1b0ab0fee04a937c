import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { useNavigate } from "react-router";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { comparedIn } from "./compared-products.ts";
import { comparisonPath, pickPath } from "./comparison-path.ts";
import { storedComparison } from "./stored-comparison.ts";

interface EmptyComparisonProps {
  /** The only one that was chosen, with where more of its kind are. */
  readonly only?: {
    readonly productId: number;
    readonly name: string;
    readonly href: string;
    readonly category?: { value: string; to: string };
  };
  /** Whether the address names nothing: then what this browser has chosen is compared. */
  readonly isBare: boolean;
}

/** What stands in the place of a comparison of nothing, or of one product only. */
export function EmptyComparison({ only, isBare }: EmptyComparisonProps) {
  const { t, i18n } = useTranslation("compare");
  const navigate = useNavigate();
  useEffect(() => {
    const chosen = isBare ? comparedIn(storedComparison.get()) : [];
    if (chosen.length > 0) void navigate(comparisonPath(chosen.map(({ productId }) => productId)), { replace: true });
  }, [isBare, navigate]);
  return (
    <EmptyState
      title={t(only ? "empty.oneTitle" : "empty.title")}
      action={
        <ButtonLink
          href={only?.category ? pickPath(only.category.to, [only.productId]) : (only?.href ?? paths.home)}
          className="mt-2"
        >
          {only
            ? t("empty.oneAction", {
                name: only.category ? withinSentence(only.category.value, i18n.language) : only.name,
              })
            : t("empty.home")}
        </ButtonLink>
      }
    >
      {only ? t("empty.oneText", { name: only.name }) : t("empty.text")}
    </EmptyState>
  );
}
