import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** What a screen has of what it loads. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/**
 * Loads what a screen shows, again whenever its key changes: what was under way is aborted, and what was shown stays until the new is there.
 * @param delayMs how long a key has to stand before anything is sent
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
  delayMs = 0,
): Loaded<Value> {
  const [outcome, setOutcome] = useState<{ key: string; value?: Value; error?: unknown }>();
  const [round, setRound] = useState(0);
  const wanted = `${key} ${round}`;
  const begin = useEffectEvent(load);
  const retry = useCallback(() => setRound((last) => last + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      begin(signal).then(
        (value) => !signal.aborted && setOutcome({ key: wanted, value }),
        (error: unknown) => !signal.aborted && setOutcome((last) => ({ key: wanted, value: last?.value, error })),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, delayMs]);

  return {
    value: outcome?.value,
    error: outcome?.key === wanted ? outcome.error : undefined,
    isLoading: outcome?.key !== wanted,
    retry,
  };
}
