import type { HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { HardnessScale } from "./hardness-scale.tsx";

/** What a shared link opens: the grades alone, because nothing else is in it. */
export function SharedGrades({ grades }: { readonly grades: readonly HardnessGrade[] }) {
  const { t } = useTranslation("hardness");
  const [first, second] = [...new Set(grades)].map((grade) => t(`grade.${grade}`));
  return (
    <div className="grid gap-8 pt-5 lg:grid-cols-[1fr_1.08fr] lg:items-start lg:gap-18">
      <div>
        <h2 className="font-display text-h1 leading-tight font-medium tracking-display">
          {t(second === undefined ? "result.shared" : "result.sharedTwo", { grade: first, second })}
        </h2>
        <p className="mt-3 max-w-text text-lead text-ink-muted">{t("result.sharedText")}</p>
        <ButtonLink href={latePaths.hardness} className="mt-6">
          {t("result.own")}
        </ButtonLink>
        <p className="mt-6 max-w-text text-sm text-ink-muted">{t("result.norm")}</p>
      </div>
      <div className="grid gap-4">
        {grades.map((grade, index) => (
          <HardnessScale
            key={index === 0 ? "first" : "second"}
            grade={grade}
            {...(grades.length > 1 && { caption: t(index === 0 ? "sleeper.first" : "sleeper.second") })}
          />
        ))}
      </div>
    </div>
  );
}
