import { useEffect, useRef, type ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  /** The last thing has just gone, and with it what had the focus. */
  readonly takesFocus?: boolean;
}

/** What stands where there is nothing yet: one sentence and one way on. */
export function EmptyState({ title, children, action, takesFocus = false }: EmptyStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none grid justify-items-start gap-2.5 rounded-md bg-surface p-8">
      <h2 className="font-display text-h3 font-medium tracking-display">{title}</h2>
      <p className="text-sm text-ink-muted">{children}</p>
      {action}
    </div>
  );
}
