/** A time of the day as it is written in Dutch: `09:30` is 9.30. */
export function clockText(time: string): string {
  return time.replace(/^0/, "").replace(":", ".");
}
