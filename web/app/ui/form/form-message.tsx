import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#app/ui/feedback/notice.tsx";

interface FormMessageProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** What is wrong with a form as a whole, at its top; comes into view with the focus, as the button that was pressed may be far below. */
export function FormMessage({ className, children }: FormMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice live ref={box} type="error" className={className ?? "mb-6"}>
      {children}
    </Notice>
  );
}
