import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RoomProduct } from "./room-product.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import { arrowRightIcon } from "#app/ui/icon/late-icon-paths.ts";
import { IconLink } from "#app/ui/icon/icon-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { NavigationItem } from "./navigation-fragment.ts";
import { type MenuLink, useCategoryMenu } from "./use-category-menu.ts";

interface MegaMenuProps extends Pick<NavigationItem, "id" | "name" | "href"> {
  /** Path of its category; none for another target, whose menu has its groups alone. */
  readonly path: string | undefined;
  readonly groups: NavigationItem["children"];
}

/** What lies under one item of the main menu: kinds, sizes, materials and advice in columns, a room, and all of it below. */
export function MegaMenu({ id, name, href, path = "", groups }: MegaMenuProps) {
  const { t } = useTranslation("menu");
  const { totalCount, sizes, materials, newest, sale, advice, room, products } = useCategoryMenu(href, path);
  return (
    <div id={id} className="absolute inset-x-0 top-full mt-px">
      <div className="mx-auto max-h-[calc(100dvh-12rem)] max-w-page overflow-y-auto rounded-b-lg bg-page px-gutter shadow-pop">
        <div className="grid min-h-96 grid-cols-[minmax(0,1fr)_clamp(18rem,27vw,25rem)] gap-x-[clamp(1.5rem,3vw,3.5rem)] py-7">
          <div className="grid grid-cols-4 content-start gap-6">
            <Column heading={t("kinds")}>
              {groups.map((group) => (
                <li key={group.id}>
                  <Anchor href={group.href} className={link}>
                    {group.name}
                  </Anchor>
                  {group.children.length > 0 && (
                    <ul className="pl-3 text-ink-muted">
                      <Links links={group.children} />
                    </ul>
                  )}
                </li>
              ))}
            </Column>
            <LinkColumn heading={t("sizes")} links={sizes} />
            <LinkColumn heading={t("materials")} links={materials} />
            <LinkColumn heading={t("advice")} links={advice} />
          </div>
          {room && (
            <div>
              <LazyImage src={room.url} alt={room.alt} width={room.width} height={room.height} sizes="25rem" eager />
              <ul className="mt-3">
                {products.map((product) => (
                  <li key={product.id}>
                    <RoomProduct product={product} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-8 border-t border-line py-2 text-sm">
          <IconLink href={href} icon={arrowRightIcon}>
            {t("all", { name })}
          </IconLink>
          {totalCount !== undefined && (
            <span className="text-ink-muted">{t("productCount", { count: totalCount })}</span>
          )}
          {newest !== undefined && (
            <Anchor href={newest} className={`${link} font-semibold`}>
              {t("newIn", { name })}
            </Anchor>
          )}
          {sale !== undefined && (
            <Anchor href={sale} className={`${link} font-semibold text-sale`}>
              {t("saleIn", { name })}
            </Anchor>
          )}
        </p>
      </div>
    </div>
  );
}

const link =
  "inline-flex min-h-8 items-center py-1 underline-offset-[.22em] hover:underline pointer-coarse:min-h-target";

function LinkColumn({ heading, links }: { readonly heading: string; readonly links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <Column heading={heading}>
      <Links links={links} />
    </Column>
  );
}

function Column({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{heading}</h2>
      <ul className="text-sm">{children}</ul>
    </section>
  );
}

function Links({ links }: { readonly links: readonly MenuLink[] }) {
  return links.map(({ name, href }) => (
    <li key={name + href}>
      <Anchor href={href} className={link}>
        {name}
      </Anchor>
    </li>
  ));
}
