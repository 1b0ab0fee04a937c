import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";
import { minusIcon, plusIcon } from "./icon/icon-paths.ts";

/** Rows that open, several at a time. */
export function Accordion({ children, className = "" }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={`border-b border-line ${className}`}>{children}</div>;
}

interface AccordionRowProps {
  readonly title: ReactNode;
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

/** One row of an accordion; it works without JavaScript. */
export function AccordionRow({ title, defaultOpen = false, children }: AccordionRowProps) {
  return (
    <details open={defaultOpen} className="group border-t border-line">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 text-h4 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon path={plusIcon} className="size-5 group-open:hidden" />
        <Icon path={minusIcon} className="hidden size-5 group-open:block" />
      </summary>
      <div className="max-w-text pb-7">{children}</div>
    </details>
  );
}
