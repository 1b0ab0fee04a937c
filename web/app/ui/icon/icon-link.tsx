import { Anchor, type AnchorProps } from "#app/ui/anchor.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "./icon.tsx";

interface IconLinkProps extends AnchorProps {
  readonly icon: string;
  readonly iconSide?: "start" | "end";
}

/** A standing link with an icon, 44 px high, underlined on hover. */
export function IconLink({ icon, iconSide = "end", className, children, ...rest }: IconLinkProps) {
  return (
    <Anchor
      {...rest}
      className={classes("group inline-flex min-h-target items-center gap-1.5 font-semibold", className)}
    >
      {iconSide === "start" && <Icon path={icon} className="size-[1.125rem]" />}
      <span className="underline-offset-[.22em] group-hover:underline">{children}</span>
      {iconSide === "end" && <Icon path={icon} className="size-[1.125rem]" />}
    </Anchor>
  );
}
