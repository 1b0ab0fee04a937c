import type { Upstreams } from "#gateway/sources/sources.ts";

const intervalMs = 1000;

/** Reads the versions of upstreams that name them once a second, so that a new one is noticed although every response is cached. */
export function watchVersions(upstreams: Upstreams): { stop: () => void } {
  const checking = new Set<string>();
  const timer = setInterval(() => {
    for (const upstream of Object.values(upstreams)) {
      // loading a large catalogue takes longer than a second
      if (checking.has(upstream.name)) continue;
      checking.add(upstream.name);
      void upstream.checkVersions().finally(() => checking.delete(upstream.name));
    }
  }, intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
