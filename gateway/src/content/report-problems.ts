import type { StoryProblem } from "@warmeland/schema/blocks/read-story.ts";
import type { Logger } from "pino";
import type { GatewayContext } from "#gateway/context.ts";

const mostReported = 1000;
const reported = new WeakMap<Logger, Set<string>>();

/** Writes one line of the log for each part of a story that the shop leaves out, and counts it, once in the life of a gateway. */
export function reportProblems(
  slug: string,
  problems: readonly StoryProblem[],
  { log, metrics }: Pick<GatewayContext, "log" | "metrics">,
): void {
  const before = reported.get(log) ?? new Set<string>();
  reported.set(log, before);
  for (const { what, name, reason } of problems) {
    const key = `${slug} ${what} ${name} ${reason}`;
    if (before.has(key) || before.size >= mostReported) continue;
    before.add(key);
    metrics?.countStoryProblem(what);
    log.error({ story: slug, kind: what, name, reason }, "a part of a story is left out");
  }
}
