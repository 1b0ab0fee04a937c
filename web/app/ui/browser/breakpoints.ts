/** Smallest widths in px (docs/rules.md#breakpoints); `2xl` and `3xl` belong to sliders and wide heroes. */
export const breakpoints = {
  xs: 375,
  sm: 640,
  md: 768,
  lg: 992,
  xl: 1200,
  "2xl": 1440,
  xxl: 1536,
  "3xl": 1920,
} as const;

export type Breakpoint = keyof typeof breakpoints;
export type DeviceClass = "mobile" | "tablet" | "desktop";

/** Mobile below sm, tablet from sm to below lg, desktop from lg (docs/rules.md#breakpoints). */
export function deviceClass(width: number): DeviceClass {
  if (width < breakpoints.sm) return "mobile";
  return width < breakpoints.lg ? "tablet" : "desktop";
}

/** The media query for widths of at least the breakpoint. */
export function atLeast(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}
