import type { HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { useSite } from "#app/locale/site.ts";
import { Button } from "#app/ui/button.tsx";
import { hashOfGrades } from "./hardness-hash.ts";

/** Copies a link that carries the grades and nothing of who has them. */
export function ShareGrades({ grades }: { readonly grades: readonly HardnessGrade[] }) {
  const { t } = useTranslation("hardness");
  const { origin, shop } = useSite();
  const [said, setSaid] = useState<string>();
  const url = `${origin}${shop.pathPrefix}${paths.hardness}${hashOfGrades(grades)}`;
  const copy = async () =>
    setSaid(
      await navigator.clipboard
        .writeText(url)
        .then(() => t("result.copied"))
        .catch(() => t("result.copyFailed", { url })),
    );
  return (
    <>
      <Button className="max-sm:w-full" variant="outline" onClick={() => void copy()}>
        {t("result.share")}
      </Button>
      <p
        role="status"
        className={said === undefined ? "sr-only" : "w-full text-sm font-medium [overflow-wrap:anywhere]"}
      >
        {said}
      </p>
    </>
  );
}
