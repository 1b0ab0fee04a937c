import type { PageSpan } from "./connection.ts";

/** How a part of a list is had of an upstream that knows numbered pages only. */
export interface UpstreamPages {
  /** Which pages, from 1: one where the part is a page of its own size, two where it begins within one. */
  readonly numbers: readonly number[];
  readonly perPage: number;
  /** The part, of the entries of these pages together. */
  readonly sliceOf: <Entry>(entries: readonly Entry[]) => Entry[];
}

/** The pages that a part of a list lies on; one without entries takes a page as well, which says how many there are. */
export function upstreamPages({ offset, size }: PageSpan): UpstreamPages {
  const perPage = Math.max(1, size);
  const page = Math.floor(offset / perPage) + 1;
  const within = offset % perPage;
  return {
    numbers: within === 0 ? [page] : [page, page + 1],
    perPage,
    sliceOf: (entries) => entries.slice(within, within + size),
  };
}
