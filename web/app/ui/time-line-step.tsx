import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";

const looks = {
  done: "border-success-line bg-success-line text-ink",
  next: "border-stripe-ochre bg-stripe-ochre text-ink",
  coming: "border-line-strong bg-page text-ink",
} as const;

interface TimeLineStepProps {
  readonly look: keyof typeof looks;
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A point of a vertical time line, in an `<ol>`; its disc says whether it is past, next or later. */
export function TimeLineStep({ look, icon, title, children }: TimeLineStepProps) {
  return (
    <li className="group grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4">
      <div className="grid grid-rows-[2.25rem_1fr] justify-items-center">
        <span className={`grid size-9 place-items-center rounded-full border ${looks[look]}`}>
          <Icon path={icon} className="size-5" />
        </span>
        <span className="w-px bg-line-strong group-last:hidden" />
      </div>
      <div className="pt-1.5 pb-7 text-sm group-last:pb-0">
        <h3 className="mb-1 text-base leading-snug font-semibold first-letter:uppercase">{title}</h3>
        {children}
      </div>
    </li>
  );
}
