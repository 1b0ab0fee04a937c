import { useEffect, useRef, type ReactNode } from "react";
import { ButtonLink } from "../button-link.tsx";
import { TextLink } from "../text-link.tsx";

/** What the shop's editors say where there is nothing; '' leaves the usual headline, no links the usual way on. */
export interface EmptyText {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly key: string; readonly label: string; readonly href: string }[];
}

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  /** Stands in the place of all three. */
  readonly said?: EmptyText | undefined;
  /** The last thing has just gone, and with it what had the focus. */
  readonly takesFocus?: boolean;
}

/** What stands where there is nothing yet: one sentence and one way on, or what editors have to say. */
export function EmptyState({ title, children, action, said, takesFocus = false }: EmptyStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none grid justify-items-start gap-2.5 rounded-md bg-surface p-8">
      <h2 className="font-display text-h3 font-medium tracking-display">{said?.title || title}</h2>
      <p className="max-w-text text-sm text-ink-muted">{said?.text ?? children}</p>
      {said && said.links.length > 0 ? <EmptyLinks links={said.links} /> : action}
    </div>
  );
}

function EmptyLinks({ links: [first, ...others] }: Pick<EmptyText, "links">) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
      {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
      {others.map(({ key, label, href }) => (
        <TextLink key={key} href={href} className="inline-flex min-h-target items-center">
          {label}
        </TextLink>
      ))}
    </p>
  );
}
