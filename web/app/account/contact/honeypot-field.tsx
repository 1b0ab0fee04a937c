import type { Ref } from "react";
import { useTranslation } from "react-i18next";

/** A field that nobody sees or reaches, and that robots fill in (docs/rules.md#messages-to-the-shop). */
export function HoneypotField({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  const { t } = useTranslation("contact");
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-0 overflow-hidden">
      <label>
        {t("honeypot")}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
