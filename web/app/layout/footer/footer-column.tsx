import { useId, useState } from "react";
import { Anchor } from "#app/ui/anchor.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { minusIcon, plusIcon } from "#app/ui/icon/icon-paths.ts";
import type { SettingsLink } from "#app/layout/shop-settings.ts";

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly SettingsLink[];
}

/** A column of links; narrow screens fold it under its title, wide ones always show it. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className="border-b border-line-night lg:border-0">
      <h2 className="font-semibold">
        <span className="hidden min-h-8 items-center noscript:flex lg:flex">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-13 w-full items-center justify-between text-left lg:hidden noscript:hidden"
        >
          {title}
          <Icon path={isOpen ? minusIcon : plusIcon} />
        </button>
      </h2>
      <ul id={listId} className={classes("pb-4 noscript:block lg:block lg:pb-0", !isOpen && "hidden")}>
        {links.map(({ key, label, href }) => (
          <li key={key}>
            <Anchor
              href={href}
              className="inline-block py-2 text-sm text-on-night-muted hover:text-on-night hover:underline lg:py-1"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
