import type { Logger } from "pino";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";
import { unknownParts } from "./unknown-parts.ts";

const mostReported = 1000;
const reported = new WeakMap<Logger, Set<string>>();

/** Writes one line of the log for each part of a story that the shop does not know, once in the life of a gateway. */
export function reportUnknownParts(story: WireStory, log: Logger): void {
  const before = reported.get(log) ?? new Set<string>();
  reported.set(log, before);
  for (const { kind, name } of unknownParts(story.content)) {
    const key = `${story.full_slug} ${kind} ${name}`;
    if (before.has(key) || before.size >= mostReported) continue;
    before.add(key);
    log.error({ story: story.full_slug, kind, name }, "the shop does not know a part of a story");
  }
}
