import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { word } from "../read-option.ts";

/** Makes a version current, whatever it was kept back for; it stays until `recommendations learn`. */
export const useModel: ConsoleCommand = {
  usage: "VERSION",
  summary: "goes back to a version; it stays, whatever is learned, until `recommendations learn`",
  words: 1,
  run: async ({ db }, call) => {
    const version = word(call);
    if (!/^\d{1,15}$/.test(version)) throw new ConsoleError("VERSION must be a number of `recommendations list`");
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable("recommendation_model")
        .set({ status: "former", is_chosen_by_hand: false })
        .where("status", "=", "current")
        .execute();
      const used = await trx
        .updateTable("recommendation_model")
        .set({ status: "current", is_chosen_by_hand: true })
        .where("version", "=", version)
        .returning("version")
        .executeTakeFirst();
      if (!used) throw new ConsoleError(`There is no version ${version}`);
    });
    return { done: `Version ${version} is current, and shown within a minute.` };
  },
};
