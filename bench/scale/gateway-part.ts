import { startShop } from "../../web/e2e/shop/shop-process.ts";
import { cpuMilliseconds } from "../cpu-meter.ts";
import { costOfRounds, type Cost } from "../cost-of-rounds.ts";
import { machineSpeed } from "../machine-speed.ts";
import { GatewayClient } from "../gateway-client.ts";
import { scaleQueries, type ScaleSubject } from "./queries.ts";

export interface GatewayMeasurement {
  name: string;
  goalCpuMs: number;
  firstMs: number;
  /** Per query, of all processes of the shop: gateway, upstreams, database. */
  cpuMs: Cost;
  machineMs: number;
}

// V8 compiles the hot paths meanwhile; with four rounds of a hundred still no question comes twice
const warmUp = 70;

/** Sends requests to the gateway of a whole shop, each time another, `repeats` times in each round. */
export async function measureGateway(
  folder: string,
  subject: ScaleSubject,
  repeats: number,
): Promise<GatewayMeasurement[]> {
  const shop = await startShop({ dataFolder: folder, settings: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
  try {
    const client = new GatewayClient(shop.url);
    const measurements: GatewayMeasurement[] = [];
    for (const { name, goalCpuMs, graphql, variables } of await scaleQueries(subject)) {
      const begun = performance.now();
      await client.send(graphql, variables(0));
      const firstMs = performance.now() - begun;
      for (let index = 1; index <= warmUp; index += 1) await client.send(graphql, variables(index));
      let index = warmUp;
      const cpuMs = await costOfRounds(async () => {
        const before = await cpuMilliseconds(shop.process.pid!);
        for (let sent = 0; sent < repeats; sent += 1) await client.send(graphql, variables((index += 1)));
        return ((await cpuMilliseconds(shop.process.pid!)) - before) / repeats;
      });
      measurements.push({ name, goalCpuMs, firstMs, cpuMs, machineMs: machineSpeed() });
    }
    return measurements;
  } finally {
    await shop.stop();
  }
}
