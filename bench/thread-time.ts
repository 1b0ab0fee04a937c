/** An event of a Chrome trace; times in microseconds. Those with a duration stand for a span of their thread. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  ts: number;
  dur?: number;
  /** The thread's own clock, which stands still while another process has the processor. */
  readonly tts?: number;
  readonly tdur?: number;
}

/**
 * Shortens every task of a trace to the time its thread was really at work, and moves what happened in it accordingly. A task that waits for the
 * processor looks long on the wall clock, which says something of the machine and nothing of the page.
 */
export function inThreadTime(events: readonly TraceEvent[]): void {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  for (const thread of threads.values()) shortenTasks(thread);
}

function shortenTasks(thread: TraceEvent[]): void {
  // what holds others comes before them
  thread.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let task:
    | { readonly begins: number; readonly ends: number; readonly clock: number; readonly length: number }
    | undefined;
  for (const event of thread) {
    if (event.tts === undefined) continue;
    if (event.name === "RunTask" && event.ph === "X" && event.ts >= (task?.ends ?? 0)) {
      const { ts, dur = 0, tts, tdur = 0 } = event;
      task = { begins: ts, ends: ts + dur, clock: tts, length: Math.min(dur, tdur) };
      event.dur = task.length;
    } else if (task && event.ts <= task.ends) {
      const since = Math.min(Math.max(0, event.tts - task.clock), task.length);
      event.ts = task.begins + since;
      if (event.dur !== undefined) event.dur = Math.min(event.tdur ?? 0, task.length - since);
    }
  }
}
