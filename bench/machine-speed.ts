const repeats = 40;
const entries = Array.from({ length: 2000 }, (_, index) => ({
  id: `entry-${index}`,
  cents: (index * 7919) % 100_003,
  words: ["matras", "dekbed", String(index)],
}));

/**
 * CPU milliseconds that this machine takes just now for a piece of work that never changes, in objects, texts and sorting as a shop's own.
 * Machines of one kind differ by a factor of two from hour to hour: figures compare only in proportion to it.
 */
export function machineSpeed(): number {
  let least = Infinity;
  // the first round is compiled while it runs
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage();
    for (let repeat = 0; repeat < repeats; repeat += 1) work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000 / repeats);
  }
  return least;
}

function work(): void {
  const copy = JSON.parse(JSON.stringify(entries)) as typeof entries;
  copy.sort((first, second) => first.cents - second.cents);
  const byWord = Map.groupBy(copy, ({ words }) => words[2]!.slice(0, 2));
  if (byWord.size === 0) throw new Error("The work was left out.");
}
