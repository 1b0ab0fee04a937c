import { useId } from "react";
import { checkIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

interface BenefitListProps {
  readonly title: string;
  readonly benefits: readonly string[];
}

/** A panel of what something brings along, each with a tick. */
export function BenefitList({ title, benefits }: BenefitListProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="self-start rounded-md bg-surface p-[clamp(1.25rem,1rem+1vw,2rem)]">
      <h2 id={id} className="mb-3 font-display text-h3 font-medium tracking-display">
        {title}
      </h2>
      <ul className="grid gap-2 text-sm">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Icon path={checkIcon} className="mt-0.5 size-[1.125rem] text-success" />
            {benefit}
          </li>
        ))}
      </ul>
    </aside>
  );
}
