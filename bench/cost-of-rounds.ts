const rounds = 4;

/** CPU milliseconds of one request. */
export interface Cost {
  /** Over all rounds: what a goal is held against. */
  mean: number;
  /** In the cheapest round. What else runs on the machine and beside it only ever adds, so a mean far above it was disturbed. */
  least: number;
}

/** What several rounds of the same work cost; a round returns the cost of one request in it. */
export async function costOfRounds(round: () => number | Promise<number>): Promise<Cost> {
  const costs: number[] = [];
  while (costs.length < rounds) costs.push(await round());
  return { mean: costs.reduce((sum, cost) => sum + cost, 0) / rounds, least: Math.min(...costs) };
}

/** A cost for people, with the goal it meets or misses and how fast the machine was just then. */
export function costText(
  { mean, least, machineMs }: Cost & { machineMs: number },
  goalCpuMs: number | undefined,
): string {
  const goal = goalCpuMs === undefined ? "" : ` (goal ${goalCpuMs}: ${mean <= goalCpuMs ? "met" : "missed"})`;
  return `${mean.toFixed(2)} CPU ms${goal}, least ${least.toFixed(2)}, the machine at ${machineMs.toFixed(1)}`;
}
