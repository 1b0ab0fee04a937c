import type { ComponentPropsWithRef, MouseEvent } from "react";
import { buttonClasses, type ButtonLook } from "./button-classes.ts";
import { Spinner } from "./feedback/spinner.tsx";

interface ButtonProps extends ButtonLook, ComponentPropsWithRef<"button"> {
  readonly busy?: boolean;
  /** The label in its progressive form, such as 'Wordt toegevoegd'. */
  readonly busyLabel?: string;
}

/** A button that keeps focus and width while it is busy, and does nothing on a second press. */
export function Button({
  variant,
  dense,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClasses({ variant, dense, wide }, className)}
    >
      {busyLabel === undefined ? (
        <>
          {busy && <Spinner />}
          {children}
        </>
      ) : (
        <span className="grid justify-items-center">
          <span aria-hidden={busy} className={layer(!busy)}>
            {children}
          </span>
          {/* gives the button its width, never its height: where it is narrow its words stand in two lines */}
          <span aria-hidden={!busy} className={`h-0 self-center ${layer(busy)}`}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}

function layer(shown: boolean): string {
  return `col-start-1 row-start-1 inline-flex items-center gap-2 ${shown ? "" : "invisible"}`;
}
