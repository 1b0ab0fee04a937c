/**
 * Lets one piece of work begin only when the one before has ended, well or badly. A basket read before a write and
 * resolved after it would put the old basket back into the cache.
 */
export function inOrder<Input, Result>(work: (input: Input) => Promise<Result>): (input: Input) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const result = last.then(() => work(input));
    last = result.catch(() => undefined);
    return result;
  };
}
