import type { ComponentPropsWithRef } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "./icon.tsx";

interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> {
  readonly icon: string;
  readonly label: string;
}

/** A round 44 px button for what an icon alone says: close, heart, arrows, menu. */
export function IconButton({ icon, label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        "inline-grid size-target shrink-0 cursor-pointer place-items-center rounded-full hover:bg-surface disabled:cursor-default disabled:text-ink-disabled disabled:hover:bg-transparent",
        className,
      )}
    >
      <Icon path={icon} className="size-6" />
    </button>
  );
}
