import type { BegunMessage } from "@warmeland/schema/rules/contact-message.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { latePaths } from "#app/locale/late-paths.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";

interface ReportLinkProps {
  readonly title: string;
  readonly author: string;
  readonly writtenAt: string;
  /** What the review is about. */
  readonly name: string;
}

/** Leads to the form for messages, with one begun that says which review should not stand here (docs/rules.md#reviews-by-customers). */
export function ReportLink({ writtenAt, ...review }: ReportLinkProps) {
  const { t } = useTranslation("reviews");
  const day = useMomentTexts().day(writtenAt);
  const begun: BegunMessage = { topic: "REVIEW", message: t("report.message", { ...review, day }) };
  return (
    <Link
      to={latePaths.contact}
      state={begun}
      aria-label={t("report.of", { title: review.title })}
      className="inline-flex min-h-target items-center text-xs text-ink-muted underline underline-offset-[.22em]"
    >
      {t("report.link")}
    </Link>
  );
}
