import { useTranslation } from "react-i18next";

export default function PaymentReturn() {
  const { t } = useTranslation("checkout");
  return (
    <main id="inhoud">
      <h1>{t("paymentReturn.title")}</h1>
    </main>
  );
}
