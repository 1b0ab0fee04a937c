import { useTranslation } from "react-i18next";

export default function Checkout() {
  const { t } = useTranslation("checkout");
  return (
    <main id="inhoud">
      <h1>{t("title")}</h1>
    </main>
  );
}
