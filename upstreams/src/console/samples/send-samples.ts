import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { word } from "../read-option.ts";

/** Notes that samples have left; once is enough. */
export const sendSamples: ConsoleCommand = {
  usage: "ID",
  summary: "an order of samples has left",
  words: 1,
  run: async ({ db, now }, call) => {
    const id = word(call);
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw new ConsoleError(`${id} is no order of samples`);
    const { numUpdatedRows } = await db
      .updateTable("sample_order")
      .set((eb) => ({ sent_at: eb.fn.coalesce("sent_at", eb.val(now())) }))
      .where("sample_order_id", "=", id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ConsoleError(`There is no order of samples ${id}`);
    return { done: "The samples are noted as sent." };
  },
};
