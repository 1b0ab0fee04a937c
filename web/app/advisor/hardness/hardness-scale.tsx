import { hardnessGrades, type HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useTranslation } from "react-i18next";
import { HardnessGlyph } from "#app/ui/icon/hardness-glyph.tsx";

interface HardnessScaleProps {
  readonly grade: HardnessGrade;
  /** Place from 0, softest, to 1, firmest; in the middle of the grade when it is not known. */
  readonly score?: number;
  readonly caption?: string;
}

const marks = Array.from({ length: 10 }, (_, index) => (index / 9) * 100);

/** A grade as the sagging stripes, and its place between soft and firm. */
export function HardnessScale({ grade, score, caption }: HardnessScaleProps) {
  const { t } = useTranslation("hardness");
  const place = score ?? (hardnessGrades.indexOf(grade) + 0.5) / hardnessGrades.length;
  return (
    <figure className="rounded-md bg-surface p-[clamp(1rem,0.5rem+2vw,2rem)]">
      {caption !== undefined && <figcaption className="mb-3 font-semibold">{caption}</figcaption>}
      <HardnessGlyph level={grade} className={`mx-auto ${caption === undefined ? "max-w-96" : "max-w-48"}`} />
      <p className="mt-4 text-center font-display text-h2 leading-tight font-medium">{t(`scale.${grade}`)}</p>
      <div
        role="img"
        aria-label={t("result.place", { grade: t(`grade.${grade}`) })}
        className="relative mx-3.5 mt-5 h-11"
      >
        <span className="absolute inset-x-0 top-[1.3125rem] h-0.5 bg-line-strong" />
        {marks.map((left) => (
          <span key={left} className="absolute top-4 h-3 w-0.5 bg-line-strong" style={{ left: `${left}%` }} />
        ))}
        <span
          className="absolute top-2 -ml-3.5 size-7 rounded-full border-[3px] border-ink bg-teaser"
          style={{ left: `${place * 100}%` }}
        />
      </div>
      <p aria-hidden="true" className="grid grid-cols-3 text-center text-sm font-semibold">
        {hardnessGrades.map((each, index) => (
          <span key={each} className={["text-left", "", "text-right"][index]}>
            {t(`scale.${each}`)}
          </span>
        ))}
      </p>
    </figure>
  );
}
