import { Anchor } from "#app/ui/anchor.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { checkIcon } from "#app/ui/icon/icon-paths.ts";

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly state: "done" | "current" | "next";
  /** Only done steps can be gone back to. */
  readonly href?: string;
}

const looks = {
  done: "border-stripe-sage",
  current: "border-stripe-ochre font-semibold",
  next: "border-surface-sunken text-ink-muted",
} as const;

/** Where one is in a few steps: 4 px bars, done ones lead back. */
export function StepBar({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="grid auto-cols-fr grid-flow-col gap-1.5 pt-6 pb-8 sm:gap-3">
        {steps.map(({ key, label: name, state, href }, index) => (
          <li
            key={key}
            aria-current={state === "current" ? "step" : undefined}
            className={`flex items-center gap-2 border-t-4 pt-2.5 text-xs sm:text-sm ${looks[state]}`}
          >
            {state === "done" && <Icon path={checkIcon} className="size-[1.125rem]" />}
            {state === "done" && href !== undefined ? (
              <Anchor href={href} className="touch-target hover:underline">
                {name}
              </Anchor>
            ) : (
              `${index + 1}. ${name}`
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
