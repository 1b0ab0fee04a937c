import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "#app/locale/paths.ts";
import { Stripe } from "#app/ui/stripe.tsx";

interface LogoProps {
  readonly name: string;
}

/** The wordmark with the blanket stripe, leading home. */
export function Logo({ name }: LogoProps) {
  const { t } = useTranslation("layout");
  return (
    <Link
      to={paths.home}
      aria-label={t("logo", { name })}
      className="inline-flex min-h-target items-center gap-2.5 font-display text-[1.4375rem] leading-none font-semibold tracking-[-.02em] max-xs:text-[1.3125rem] max-[22rem]:gap-1.5 max-[22rem]:text-[1.125rem] lg:gap-3 lg:text-[1.875rem]"
    >
      <Stripe className="h-5.5 w-[.8125rem] rounded-[1px] lg:h-7 lg:w-4" />
      {name}
    </Link>
  );
}
