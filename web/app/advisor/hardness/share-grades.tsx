import type { HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { pageAddress } from "#app/locale/page-address.ts";
import { useSite } from "#app/locale/site.ts";
import { CopyLinkButton } from "#app/ui/copy-link-button.tsx";
import { hashOfGrades } from "./hardness-hash.ts";

/** Copies a link that carries the grades and nothing of who has them. */
export function ShareGrades({ grades }: { readonly grades: readonly HardnessGrade[] }) {
  const { t } = useTranslation("hardness");
  const url = pageAddress(useSite(), `${latePaths.hardness}${hashOfGrades(grades)}`);
  return (
    <CopyLinkButton
      url={url}
      label={t("result.share")}
      copied={t("result.copied")}
      failed={t("result.copyFailed", { url })}
      className="max-sm:w-full"
    />
  );
}
