import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { TextLink, textLinkClasses } from "#app/ui/text-link.tsx";

interface ClearGroupProps {
  /** What the group is called. */
  readonly name: string;
  /** The listing without what is chosen in it; undefined where a choice is still being made. */
  readonly href: string | undefined;
  readonly onClear: () => void;
}

const shape = "touch-target inline-block py-2 text-sm";

/** Takes back what is chosen in one group: a link that works without JavaScript, or a button while a choice is being made. */
export function ClearGroup({ name, href, onClear }: ClearGroupProps) {
  const { t } = useTranslation("listing");
  const label = t("clearGroup.of", { name });
  if (href === undefined) {
    const clear = (event: MouseEvent) => {
      focusHeading(event);
      onClear();
    };
    return (
      <button type="button" aria-label={label} onClick={clear} className={`${textLinkClasses} ${shape}`}>
        {t("clearGroup.short")}
      </button>
    );
  }
  return (
    <TextLink href={href} preventScrollReset aria-label={label} onClick={focusHeading} className={shape}>
      {t("clearGroup.short")}
    </TextLink>
  );
}

/** What is pressed goes away with the choice: the group's heading takes the focus. */
function focusHeading({ currentTarget }: MouseEvent): void {
  currentTarget.closest("details")?.querySelector("summary")?.focus({ preventScroll: true });
}
