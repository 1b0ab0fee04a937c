import { Anchor, type AnchorProps } from "./anchor.tsx";
import { classes } from "./classes.ts";

/** The look of a link inside text; also for buttons that read as links. */
export const textLinkClasses =
  "text-link underline decoration-1 underline-offset-[.22em] hover:text-link-hover hover:decoration-2 cursor-pointer";

/** A link inside text. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={classes(textLinkClasses, className)} />;
}
