const rounds = 4;

/**
 * The least CPU time of several rounds of the same work. What else runs on the machine and on its neighbours only ever adds: caches are
 * shared, clocks go down, and code that has just started is not compiled yet.
 */
export async function leastCpu(round: () => number | Promise<number>): Promise<number> {
  let least = Infinity;
  for (let done = 0; done < rounds; done += 1) least = Math.min(least, await round());
  return least;
}
