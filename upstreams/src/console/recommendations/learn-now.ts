import { learnModel } from "#upstreams/recommendations/model/learn-model.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";

/** Learns at once, and ends a choice made by hand when what was learned becomes current. */
export const learnNow: ConsoleCommand = {
  usage: "",
  summary: "learns from the orders at once; a version chosen by hand gives way",
  words: 0,
  run: async (services) => {
    const learned = await learnModel(services, { release: true });
    if (!learned) throw new ConsoleError("There are no orders to learn from, or another process is learning");
    const { version, status, figures } = learned;
    const hits = `${figures.hitRate.toFixed(3)} of the guesses, bestsellers ${figures.bestsellers.toFixed(3)}`;
    return {
      done:
        status === "current"
          ? `Version ${version} is current: ${hits}.`
          : `Version ${version} is kept back: ${hits}, which is worse than the current one.`,
    };
  },
};
