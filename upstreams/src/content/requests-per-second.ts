/**
 * Counts requests in whole seconds; `take` returns whether one more fits.
 * @param limit requests per second, as Storyblok counts them for a space.
 */
export function requestsPerSecond(limit: number, now: () => number): { take(): boolean } {
  let second = 0;
  let count = 0;
  return {
    take() {
      const current = Math.floor(now() / 1000);
      if (current !== second) {
        second = current;
        count = 0;
      }
      count += 1;
      return count <= limit;
    },
  };
}
