import { useTranslation } from "react-i18next";
import { BenefitList } from "./benefit-list.tsx";

const benefits = ["confirmation", "basket", "withdrawal"] as const;

/** What ordering as a guest brings along. */
export function GuestBenefits() {
  const { t } = useTranslation("account");
  return (
    <BenefitList
      title={t("guestSignUp.why")}
      benefits={benefits.map((benefit) => t(`guestSignUp.benefits.${benefit}`))}
    />
  );
}
