import { useTranslation } from "react-i18next";

export default function GuestSignUp() {
  const { t } = useTranslation("account");
  return (
    <main id="inhoud">
      <h1>{t("guestSignUp.title")}</h1>
    </main>
  );
}
