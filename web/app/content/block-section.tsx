import type { ReactNode } from "react";

interface BlockSectionProps {
  /** Name that links of the form `#name` lead to. */
  readonly id?: string | null | undefined;
  readonly headline?: string | null | undefined;
  /** Beside the headline, such as a link to more. */
  readonly aside?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A block of a page with its heading, as far from its neighbours as all the others. */
export function BlockSection({ id, headline, aside, narrow = false, children }: BlockSectionProps) {
  return (
    <section id={id ?? undefined} className="mx-auto mt-section max-w-page px-gutter">
      <div className={narrow ? "max-w-text" : ""}>
        {headline && (
          <div className="mb-block flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h2 className="font-display text-h2 font-medium tracking-display">{headline}</h2>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
