const whole = new WeakSet<object>();

/** Marks an answer whose objects hold the fields of every fragment: it came with the page, and nothing in it is masked. */
export function markWhole<Data>(answer: Data): Data {
  if (typeof answer !== "object" || answer === null || whole.has(answer)) return answer;
  whole.add(answer);
  for (const value of Object.values(answer)) markWhole(value);
  return answer;
}

export function isWhole(data: unknown): boolean {
  return typeof data === "object" && data !== null && whole.has(data);
}
