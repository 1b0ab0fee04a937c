import { classes } from "./classes.ts";

export type ButtonVariant = "primary" | "outline" | "ghost" | "inverse" | "teaser" | "danger";

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  /** 44 instead of 48 px high. */
  readonly dense?: boolean;
  readonly wide?: boolean;
}

const looks: Readonly<Record<ButtonVariant, string>> = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active",
  outline: "border-primary text-ink hover:bg-selected-fill active:bg-selected-fill",
  ghost: "border-transparent text-ink hover:underline hover:underline-offset-4",
  inverse: "border-transparent bg-page text-ink hover:bg-surface active:bg-surface-sunken",
  teaser: "border-transparent bg-teaser text-on-teaser hover:bg-teaser-hover",
  danger: "border-error text-error hover:bg-error-ground",
};

const disabledLook =
  "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-sunken disabled:text-ink-muted disabled:no-underline";

/** The classes of a button or of a link that looks like one; further classes may only place it. */
export function buttonClasses(
  { variant = "primary", dense = false, wide = false }: ButtonLook,
  placement?: string,
): string {
  return classes(
    "items-center justify-center gap-2 rounded-sm border-[1.5px] text-center leading-tight font-semibold transition-colors duration-(--duration-fast)",
    wide ? "flex w-full" : "inline-flex",
    dense ? "min-h-target py-1.5 text-sm" : "min-h-control py-2.5",
    variant === "ghost" || wide ? "px-2" : dense ? "px-4" : "px-5.5",
    looks[variant],
    disabledLook,
    placement,
  );
}
