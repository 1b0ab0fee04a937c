import { useTranslation } from "react-i18next";
import { BenefitList } from "./benefit-list.tsx";

const benefits = ["orders", "addresses", "wishlist", "birthday"] as const;

/** What an account brings along. */
export function SignUpBenefits() {
  const { t } = useTranslation("account");
  return <BenefitList title={t("signUp.why")} benefits={benefits.map((benefit) => t(`signUp.benefits.${benefit}`))} />;
}
