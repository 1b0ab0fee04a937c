import { classes } from "#app/ui/classes.ts";

interface IconProps {
  /** Path data out of `icon-paths.ts`. */
  readonly path: string;
  /** Size and colour, such as `size-6 text-success`; 20 px unless given. */
  readonly className?: string;
}

/** A decorative icon in the colour of its text; the words beside it carry the meaning. */
export function Icon({ path, className = "size-5" }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={classes("block shrink-0", className)}
    >
      <path d={path} />
    </svg>
  );
}
