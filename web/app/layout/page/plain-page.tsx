import type { ReactNode } from "react";
import { PageHead } from "./page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";

interface PlainPageProps {
  readonly title: string;
  readonly intro?: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** A page of one visitor with a heading and little else; search engines leave it out. */
export function PlainPage({ title, intro, path, children }: PlainPageProps) {
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={title} path={path} hidden />
      <div className="pt-7 pb-block">
        <h1 className="font-display text-h1 font-medium tracking-display">{title}</h1>
        {intro !== undefined && <p className="mt-3 max-w-text text-lead text-ink-muted">{intro}</p>}
      </div>
      {children}
    </main>
  );
}
