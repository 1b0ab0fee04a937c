import { useTranslation } from "react-i18next";
import { serviceAnchor } from "#app/locale/paths.ts";

// a browser that runs scripts never shows it
const Notice = import.meta.env.SSR ? (await import("#app/ui/feedback/notice.tsx")).Notice : undefined;

interface NeedsScriptProps {
  readonly what: "form" | "page";
  readonly className?: string;
}

/** Tells who runs no scripts that a form or page will not do, and who helps instead. */
export function NeedsScript({ what, className }: NeedsScriptProps) {
  // asking by the hook would make a browser load these texts
  const t = useTranslation().i18n.getFixedT(null, "withoutScripts");
  return (
    <noscript>
      {Notice && (
        <Notice type="warn" title={t(`${what}.title`)} className={className ?? "mb-6"}>
          {t(`${what}.text`)}{" "}
          <a href={`#${serviceAnchor}`} className="underline underline-offset-[.22em]">
            {t("service")}
          </a>
          .
        </Notice>
      )}
    </noscript>
  );
}
