import type { ReactNode } from "react";
import { Anchor } from "#app/ui/anchor.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

interface HeaderActionProps {
  readonly href: string;
  readonly icon: string;
  readonly label: ReactNode;
  /** Shown as a pill when above zero. */
  readonly count?: number;
  /** Says in words what the pill counts. */
  readonly countLabel?: string;
}

/** A link of the header's right side: icon, on wide screens its label below, and a counter. */
export function HeaderAction({ href, icon, label, count = 0, countLabel }: HeaderActionProps) {
  return (
    <Anchor
      href={href}
      className="relative flex h-target min-w-target flex-col items-center justify-center gap-0.5 text-2xs leading-[1.1] underline-offset-[.2em] hover:underline lg:h-12 lg:min-w-19"
    >
      <Icon path={icon} className="size-6" />
      <span className="max-w-24 truncate max-lg:sr-only">{label}</span>
      {count > 0 && (
        <span className="absolute -top-px left-[calc(50%+.4375rem)] h-[1.1875rem] min-w-[1.1875rem] rounded-full bg-sale px-1 text-center text-[.6875rem] leading-[1.1875rem] font-bold text-on-sale tabular-nums ring-2 ring-page">
          <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
          <span className="sr-only">{countLabel}</span>
        </span>
      )}
    </Anchor>
  );
}
