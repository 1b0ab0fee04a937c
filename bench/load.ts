import { costOfRounds, type Cost } from "./cost-of-rounds.ts";

/** What one kind of request cost: CPU over all processes, wall-clock percentiles by concurrency, bytes of the response. */
export interface Measurement {
  cpuMs: Cost;
  latency: { concurrency: number; p50: number; p95: number }[];
  bytes: number;
}

export interface Load {
  /** Sends request number `index` and returns the response's bytes; throws when the response is wrong. */
  send(index: number): Promise<number>;
  /** Requests per concurrency level. */
  requests: number;
  warmUp: number;
}

const levels = [1, 16, 64];

/** Sends a load at concurrency 1, 16 and 64, in rounds, and relates the CPU used meanwhile to the number of requests. */
export async function measure(load: Load, cpu: () => Promise<number>): Promise<Measurement> {
  let index = 0;
  const next = (): Promise<number> => load.send(index++);
  for (let done = 0; done < load.warmUp; done += 1) await next();
  let latency: Measurement["latency"] = [];
  let bytes = 0;
  const cpuMs = await costOfRounds(async () => {
    latency = [];
    const before = await cpu();
    for (const concurrency of levels) {
      const times: number[] = [];
      let left = load.requests;
      const worker = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const begun = performance.now();
          bytes = await next();
          times.push(performance.now() - begun);
        }
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
      times.sort((a, b) => a - b);
      latency.push({ concurrency, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
    }
    return ((await cpu()) - before) / (load.requests * levels.length);
  });
  return { cpuMs, latency, bytes };
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
