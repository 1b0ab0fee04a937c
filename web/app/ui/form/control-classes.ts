/** The look of a text control. */
export const controlClasses =
  "w-full h-control rounded-sm border-[1.5px] border-line-strong bg-page px-3.5 hover:border-ink focus:border-primary aria-invalid:border-error aria-invalid:inset-ring aria-invalid:inset-ring-error disabled:border-line disabled:bg-surface disabled:text-ink-muted";
