import { useTranslation } from "react-i18next";

export default function SignIn() {
  const { t } = useTranslation("account");
  return (
    <main id="inhoud">
      <h1>{t("signIn.title")}</h1>
    </main>
  );
}
