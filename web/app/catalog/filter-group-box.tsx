import { type ReactNode, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { caretDownIcon } from "#app/ui/icon-paths.ts";

interface FilterGroupBoxProps {
  readonly name: string;
  /** Whether it is open when it first shows; from then on the shopper decides. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A group of the filter panel that opens and closes, without JavaScript too. */
export function FilterGroupBox({ name, open, children }: FilterGroupBoxProps) {
  const [openAtFirst] = useState(open);
  return (
    <details open={openAtFirst} className="group border-t border-line last-of-type:border-b">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {name}
        <Icon path={caretDownIcon} className="size-5 group-open:rotate-180" />
      </summary>
      <div role="group" aria-label={name} className="pb-4.5">
        {children}
      </div>
    </details>
  );
}
