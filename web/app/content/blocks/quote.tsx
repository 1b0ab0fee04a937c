import type { Block } from "#app/content/block.ts";
import { textOf } from "#app/content/untyped.ts";

/** Words worth a pause, without quotation marks. */
export function Quote({ block }: { readonly block: Block }) {
  const source = textOf(block["source"]);
  return (
    <figure id={textOf(block["anchor"]) || undefined} className="mx-auto mt-section max-w-page px-gutter">
      <blockquote className="max-w-[50rem] font-display text-h2 font-medium tracking-display text-balance">
        {textOf(block["text"])}
      </blockquote>
      {source !== "" && <figcaption className="mt-4 text-sm text-ink-muted">{source}</figcaption>}
    </figure>
  );
}
