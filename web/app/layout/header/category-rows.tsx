import { useTranslation } from "react-i18next";
import { Anchor } from "#app/ui/anchor.tsx";
import { menuRow } from "./menu-row.ts";
import { type MenuLink, useCategoryMenu } from "./use-category-menu.ts";

interface CategoryRowsProps {
  readonly name: string;
  readonly href: string;
  readonly path: string;
}

/** Under the subcategories in the drawer: sizes, materials and advice to unfold, what is new and what is reduced. */
export function CategoryRows({ name, href, path }: CategoryRowsProps) {
  const { t } = useTranslation("menu");
  const { sizes, materials, advice, newest, sale } = useCategoryMenu(href, path);
  return (
    <>
      <Fold heading={t("sizes")} links={sizes} />
      <Fold heading={t("materials")} links={materials} />
      <Fold heading={t("advice")} links={advice} />
      {newest !== undefined && (
        <li>
          <Anchor href={newest} className={menuRow}>
            {t("newIn", { name })}
          </Anchor>
        </li>
      )}
      {sale !== undefined && (
        <li>
          <Anchor href={sale} className={`${menuRow} font-semibold text-sale`}>
            {t("saleIn", { name })}
          </Anchor>
        </li>
      )}
    </>
  );
}

function Fold({ heading, links }: { readonly heading: string; readonly links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <li>
      <details>
        <summary className={`${menuRow} cursor-pointer`}>{heading}</summary>
        <ul className="bg-surface">
          {links.map((link) => (
            <li key={link.name + link.href}>
              <Anchor href={link.href} className={`${menuRow} font-normal`}>
                {link.name}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
