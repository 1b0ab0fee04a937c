import { useId, type ReactNode } from "react";

/** A part of a form under a heading of its own. */
export function FormPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-9 grid gap-4">
      <h2 id={id} className="font-display text-h3 font-medium tracking-display">
        {title}
      </h2>
      {children}
    </section>
  );
}
