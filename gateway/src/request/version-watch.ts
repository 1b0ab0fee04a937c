import type { Upstreams } from "#gateway/sources/sources.ts";

const intervalMs = 1000;

/** Asks upstreams that name versions of their data for them once a second, so that a new one is known though every question has a copy. */
export function watchVersions(upstreams: Upstreams): { stop: () => void } {
  const asking = new Set<string>();
  const timer = setInterval(() => {
    for (const upstream of Object.values(upstreams)) {
      // one that loads a large catalogue answers when it is there
      if (asking.has(upstream.name)) continue;
      asking.add(upstream.name);
      void upstream.askVersions().finally(() => asking.delete(upstream.name));
    }
  }, intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
