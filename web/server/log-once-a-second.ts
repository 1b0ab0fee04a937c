const second = 1000;

/**
 * A log for what can happen thousands of times a second: the first line is written at once, what follows within the second is counted.
 * @param write gets how many lines were withheld since the last one
 */
export function logOnceASecond<Event>(
  write: (event: Event, withheld: number) => void,
  now: () => number = Date.now,
): (event: Event) => void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let withheld = 0;
  return (event) => {
    if (now() - writtenAt < second) {
      withheld += 1;
      return;
    }
    write(event, withheld);
    writtenAt = now();
    withheld = 0;
  };
}
