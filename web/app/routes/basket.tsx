import { useTranslation } from "react-i18next";

export default function Basket() {
  const { t } = useTranslation("basket");
  return (
    <main id="inhoud">
      <h1>{t("title")}</h1>
    </main>
  );
}
