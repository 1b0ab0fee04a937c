import { type ReactNode, useState } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { caretDownIcon } from "#app/ui/icon/icon-paths.ts";

interface FilterGroupBoxProps {
  readonly name: string;
  /** Whether it is open when it first shows; from then on the shopper decides. */
  readonly open: boolean;
  /** The way to take back what is chosen in it, while something is. */
  readonly clear?: ReactNode;
  readonly children: ReactNode;
}

/** A group of the filter panel that opens and closes, without JavaScript too. */
export function FilterGroupBox({ name, open, clear, children }: FilterGroupBoxProps) {
  const [openAtFirst] = useState(open);
  return (
    <details open={openAtFirst} className="group relative border-t border-line last-of-type:border-b">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {name}
        <Icon path={caretDownIcon} className="size-5 group-open:rotate-180" />
      </summary>
      {clear && <span className="absolute top-0 right-8 flex h-13 items-center">{clear}</span>}
      <div role="group" aria-label={name} className="pb-4.5">
        {children}
      </div>
    </details>
  );
}
