import {
  hardnessGrades,
  type HardnessGrade,
  type SleeperAdvice,
} from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

interface ApplyGradeProps {
  readonly advice: readonly SleeperAdvice[];
  readonly productName: string;
  /** Grades that the product can be bought in. */
  readonly offered: readonly HardnessGrade[];
  readonly onApply: (grade: HardnessGrade) => void;
}

/** Takes a grade over to the product: that of the sleeper, or of one of two, or the nearest that the product has. */
export function ApplyGrade({ advice, productName, offered, onApply }: ApplyGradeProps) {
  const { t, i18n } = useTranslation("hardness");
  const grades = [...new Set(advice.map(({ grade }) => grade))];
  const missing = grades.filter((grade) => !offered.includes(grade));
  const [only] = grades;
  const nearest = only && nearestGrade(only, offered);
  return (
    <>
      {missing.map((grade) => (
        <Notice key={grade} type="info" className="w-full">
          {t("product.noVariant", { name: productName, grade: t(`grade.${grade}`) })}
          {grades.length === 1 && nearest && ` ${t("product.nearest", { nearest: t(`grade.${nearest}`) })}`}
        </Notice>
      ))}
      {grades.length === 1
        ? nearest && (
            <Button className="max-sm:w-full" onClick={() => onApply(nearest)}>
              {missing.length === 0 ? t("apply") : t("product.applyNearest", { grade: t(`grade.${nearest}`) })}
            </Button>
          )
        : advice.map(({ grade }, index) => (
            <Button
              key={index === 0 ? "first" : "second"}
              className="max-sm:w-full"
              disabled={!offered.includes(grade)}
              onClick={() => onApply(grade)}
            >
              {t("product.applyFor", {
                sleeper: withinSentence(t(index === 0 ? "sleeper.first" : "sleeper.second"), i18n.language),
                grade: t(`grade.${grade}`),
              })}
            </Button>
          ))}
    </>
  );
}

function nearestGrade(wanted: HardnessGrade, offered: readonly HardnessGrade[]): HardnessGrade | undefined {
  const distance = (grade: HardnessGrade) => Math.abs(hardnessGrades.indexOf(grade) - hardnessGrades.indexOf(wanted));
  return offered.toSorted((one, other) => distance(one) - distance(other))[0];
}
