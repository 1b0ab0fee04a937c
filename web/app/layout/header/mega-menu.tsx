import { useTranslation } from "react-i18next";
import { Anchor } from "#app/ui/anchor.tsx";
import { arrowRightIcon } from "#app/ui/icon/late-icon-paths.ts";
import { IconLink } from "#app/ui/icon/icon-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { NavigationItem } from "./navigation-fragment.ts";

interface MegaMenuProps extends Pick<NavigationItem, "id" | "name" | "href"> {
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | undefined;
  readonly groups: NavigationItem["children"];
}

/** What lies under one item of the main menu: its groups in columns, and a panel that leads to all of it. */
export function MegaMenu({ id, name, href, image, groups }: MegaMenuProps) {
  const { t } = useTranslation("layout");
  return (
    <div id={id} className="absolute inset-x-0 top-full mt-px">
      <div className="mx-auto grid max-w-page grid-cols-[3fr_1fr] gap-grid overflow-hidden rounded-b-lg bg-page shadow-pop">
        <ul className="grid grid-cols-3 content-start gap-x-grid gap-y-5 py-7 pl-gutter">
          {groups.map((group) => (
            <li key={group.id}>
              <Anchor
                href={group.href}
                className="inline-block py-1 font-semibold underline-offset-[.22em] hover:underline"
              >
                {group.name}
              </Anchor>
              {group.children.length > 0 && (
                <ul>
                  {group.children.map((child) => (
                    <li key={child.id}>
                      <Anchor
                        href={child.href}
                        className="inline-block py-1 text-sm text-ink-muted underline-offset-[.22em] hover:text-ink hover:underline"
                      >
                        {child.name}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <div className="bg-surface py-7 pr-gutter pl-6">
          {image && <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="20rem" eager />}
          <IconLink href={href} icon={arrowRightIcon} className="mt-2">
            {t("allOf", { name })}
          </IconLink>
        </div>
      </div>
    </div>
  );
}
