import { useTranslation } from "react-i18next";
import { Anchor } from "#app/ui/anchor.tsx";

interface Colour {
  readonly href: string;
  readonly name: string;
  /** Hex code of the colour. */
  readonly value: string;
  readonly current: boolean;
}

/** The colours of a product: each is a page of its own (decisions.md 39). */
export function ColourLinks({ colours }: { readonly colours: readonly Colour[] }) {
  const { t } = useTranslation("catalog");
  return (
    <nav aria-label={t("colour")}>
      <p className="mb-2 text-sm">
        <b className="font-semibold">{t("colour")}:</b> {colours.find((colour) => colour.current)?.name}
      </p>
      <ul className="flex flex-wrap gap-2.5">
        {colours.map(({ href, name, value, current }) => (
          <li key={href}>
            <Anchor
              href={href}
              preventScrollReset
              aria-label={name}
              title={name}
              aria-current={current ? "page" : undefined}
              className={`block size-11 rounded-full p-[3px] ${current ? "ring-2 ring-selected" : "ring-1 ring-line-strong hover:ring-ink"}`}
            >
              <svg viewBox="0 0 40 40" aria-hidden="true" className="size-full">
                <circle cx="20" cy="20" r="20" fill={value} />
              </svg>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
