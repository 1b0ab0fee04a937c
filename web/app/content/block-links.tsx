import { Anchor } from "#app/ui/anchor.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { ButtonVariant } from "#app/ui/button-classes.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { arrowRightIcon } from "#app/ui/icon/late-icon-paths.ts";
import { shownLinks, type StoryLink } from "./story-link.ts";

interface BlockLinksProps {
  readonly links: readonly StoryLink[];
  readonly button?: ButtonVariant;
}

/** The links of a block: buttons, and texts with an arrow. */
export function BlockLinks({ links, button = "primary" }: BlockLinksProps) {
  const shown = shownLinks(links);
  if (shown.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {shown.map(({ key, href, label, style }) =>
        style === "BUTTON" ? (
          <ButtonLink key={key} href={href} variant={button} prefetch="intent">
            {label}
          </ButtonLink>
        ) : (
          <Anchor
            key={key}
            href={href}
            prefetch="intent"
            className="inline-flex min-h-target items-center gap-2 font-semibold hover:underline hover:underline-offset-4"
          >
            {label}
            <Icon path={arrowRightIcon} className="size-4.5" />
          </Anchor>
        ),
      )}
    </p>
  );
}
