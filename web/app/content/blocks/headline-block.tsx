import type { Block } from "#app/content/block.ts";
import { textOf } from "#app/content/untyped.ts";

/** The headline of a page that has no hero. */
export function HeadlineBlock({ block }: { readonly block: Block }) {
  const lead = textOf(block["lead"]);
  return (
    <header
      id={textOf(block["anchor"]) || undefined}
      className="mx-auto grid max-w-page gap-4 px-gutter pt-10 lg:pt-14"
    >
      <h1 className="max-w-[50rem] font-display text-h1 font-medium tracking-display">{textOf(block["headline"])}</h1>
      {lead !== "" && <p className="max-w-text text-lead text-ink-muted">{lead}</p>}
    </header>
  );
}
