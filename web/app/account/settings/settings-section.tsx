import { useId, type ReactNode } from "react";

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One matter of the account, under its heading. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-9 first:border-0 first:pt-2">
      <h2 id={id} className="mb-5 font-display text-h3 font-medium tracking-display">
        {title}
      </h2>
      {children}
    </section>
  );
}
