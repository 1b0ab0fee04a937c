import { useTranslation } from "react-i18next";

export default function Success() {
  const { t } = useTranslation("checkout");
  return (
    <main id="inhoud">
      <h1>{t("success.title")}</h1>
    </main>
  );
}
