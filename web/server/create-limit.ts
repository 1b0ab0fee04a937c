interface LimitOptions {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Lets few tasks run at once and a bounded number wait; what comes on top of that is refused with an Error. */
export function createLimit({
  atOnce,
  waiting,
}: LimitOptions): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Error("too many tasks are waiting");
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // A waiting task takes over the place of the finished one.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
