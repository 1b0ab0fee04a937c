import { adviseHardness, needOwnCores } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { useLocation, useNavigate } from "react-router";
import { HardnessAdvisor } from "#app/advisor/hardness/hardness-advisor.tsx";
import { type HardnessStep, useHardnessAnswers } from "#app/advisor/hardness/hardness-answers.ts";
import { gradesOfHash, hashOfStep, stepOfHash } from "#app/advisor/hardness/hardness-hash.ts";
import { HardnessMattresses } from "#app/advisor/hardness/hardness-mattresses.tsx";
import { HardnessResult } from "#app/advisor/hardness/hardness-result.tsx";
import { SharedGrades } from "#app/advisor/hardness/shared-grades.tsx";
import { ShareGrades } from "#app/advisor/hardness/share-grades.tsx";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";

export const handle: RouteHandle = { pageType: "content_page" };

/** The hardness calculator. Its step is the hash of the address, so that the back button leads back; the answers are in no address. */
export default function HardnessAdvice() {
  const { t, i18n } = useTranslation("hardness");
  const location = useLocation();
  // the server knows no hash
  const hash = useInBrowser() ? location.hash : "";
  const navigate = useNavigate();
  const { asked } = useHardnessAnswers();
  const shared = gradesOfHash(hash);
  const step = stepOfHash(hash);
  const grades = shared.length > 0 ? shared : step === "result" ? asked.map((each) => adviseHardness(each).grade) : [];
  const onStep = (next: HardnessStep) =>
    void navigate(`${latePaths.hardness}${hashOfStep(next)}`, { preventScrollReset: true });
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t("page.title")} description={t("page.description")} path={latePaths.hardness} />
      <div className="mx-auto max-w-[66rem] pb-4">
        <h1 className="pt-6 text-sm font-semibold text-ink-muted">{t("page.title")}</h1>
        {shared.length > 0 ? (
          <SharedGrades grades={shared} />
        ) : (
          <HardnessAdvisor
            step={step}
            onStep={onStep}
            stepHref={(each) => `${latePaths.hardness}${hashOfStep(each)}`}
            heading="h2"
            renderResult={(advice) => (
              <HardnessResult
                advice={advice}
                heading="h2"
                onStep={onStep}
                actions={<ShareGrades grades={advice.map(({ grade }) => grade)} />}
              />
            )}
          />
        )}
      </div>
      {needOwnCores(grades)
        ? grades.map((grade, index) => (
            <HardnessMattresses
              key={grade}
              grade={grade}
              forSleeper={withinSentence(t(index === 0 ? "sleeper.first" : "sleeper.second"), i18n.language)}
            />
          ))
        : grades[0] && <HardnessMattresses grade={grades[0]} />}
    </main>
  );
}
