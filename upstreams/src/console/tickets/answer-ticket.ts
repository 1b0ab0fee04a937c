import { answerTicket as answer } from "#upstreams/rpc/contact/answer-ticket.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { neededOption, word } from "../read-option.ts";

/** Answers a message to the shop by mail, and closes it. */
export const answerTicket: ConsoleCommand = {
  usage: "NUMBER --text TEXT",
  summary: "mails an answer and closes the ticket",
  words: 1,
  options: { text: { type: "string" } },
  run: async (services, call) => {
    const number = word(call).toUpperCase();
    if (!(await answer(services, { number, message: neededOption(call, "text") })))
      throw new ConsoleError(`There is no ticket ${number}`);
    return { done: "The answer is on its way." };
  },
};
