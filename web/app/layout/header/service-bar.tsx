import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ServiceBar_ShopFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { promiseIcon } from "#app/content/promise-icon.ts";
import type { ShopPromise } from "#app/layout/shop-settings.ts";

export const ServiceBarFragment = graphql(`
  fragment ServiceBar_shop on Shop {
    id
    contact {
      phone
    }
  }
`);

interface ServiceBarProps {
  readonly shop: FragmentType<ServiceBar_ShopFragment>;
  readonly promises: readonly ShopPromise[];
}

/** What the shop promises, above everything; narrow screens show the first promise only. */
export function ServiceBar({ shop, promises }: ServiceBarProps) {
  const { t } = useTranslation("layout");
  const { phone } = useFragment(ServiceBarFragment, shop).contact;
  return (
    <section aria-label={t("service")} className="night bg-night text-xs text-on-night print:hidden">
      <div className="mx-auto flex min-h-9 max-w-page pointer-coarse:min-h-target items-center justify-center gap-7 px-gutter lg:justify-between">
        <ul className="flex gap-7">
          {promises.map(({ key, icon, text, href }) => (
            <li key={key} className="not-first:hidden lg:not-first:block">
              <PromiseText icon={icon} text={text} href={href} />
            </li>
          ))}
        </ul>
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="hidden py-1 hover:underline lg:block">
            {phone}
          </a>
        )}
      </div>
    </section>
  );
}

function PromiseText({ icon, text, href }: Omit<ShopPromise, "key">) {
  const content = (
    <>
      <Icon path={promiseIcon(icon)} className="size-[1.125rem]" />
      {text}
    </>
  );
  if (href === undefined) return <span className="flex items-center gap-1.5">{content}</span>;
  return (
    <Anchor href={href} className="touch-target flex items-center gap-1.5 py-1 hover:underline">
      {content}
    </Anchor>
  );
}
