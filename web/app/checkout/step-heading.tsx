import { useEffect, useRef, type ReactNode } from "react";

interface StepHeadingProps {
  /** The step was gone to on this page, so that the focus follows. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Heading of a step; moving on or back brings the focus here. */
export function StepHeading({ takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-4.5 font-display text-h3 font-medium tracking-display outline-none">
      {children}
    </h2>
  );
}
