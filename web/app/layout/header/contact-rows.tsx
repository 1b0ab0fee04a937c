import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useVisitor } from "#app/layout/use-visitor.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { menuRow } from "./menu-row.ts";
import { type ServiceBar, ServiceBarFragment } from "./service-bar.tsx";

/** The customer's account, or signing in, and the shop's telephone, in the drawer. */
export function ContactRows({ shop }: Pick<ComponentProps<typeof ServiceBar>, "shop">) {
  const { t } = useTranslation("layout");
  const { t: texts } = useTranslation("menu");
  const viewer = useVisitor().visitor?.viewer;
  const { phone } = useFragment(ServiceBarFragment, shop).contact;
  return (
    <>
      <li>
        <Anchor href={viewer ? paths.account : paths.signIn} className={menuRow}>
          {viewer ? viewer.firstName : t("signIn")}
        </Anchor>
      </li>
      {phone && (
        <li>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={menuRow}>
            {texts("call", { phone })}
          </a>
        </li>
      )}
    </>
  );
}
