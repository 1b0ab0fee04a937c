import { useTranslation } from "react-i18next";
import type { ShopSettings } from "#app/layout/shop-settings.ts";
import { Anchor } from "#app/ui/anchor.tsx";

/** What editors want every visitor to know, above everything; nothing without it. */
export function Announcement({ announcement }: Pick<ShopSettings, "announcement">) {
  const { t } = useTranslation("layout");
  if (!announcement) return null;
  const { text, href } = announcement;
  return (
    <section aria-label={t("announcement")} className="bg-teaser text-center text-sm text-on-teaser print:hidden">
      {href === undefined ? (
        <p className="mx-auto max-w-page px-gutter py-2">{text}</p>
      ) : (
        <Anchor
          href={href}
          className="mx-auto flex min-h-9 max-w-page items-center justify-center px-gutter py-2 underline underline-offset-4 hover:no-underline pointer-coarse:min-h-target"
        >
          {text}
        </Anchor>
      )}
    </section>
  );
}
