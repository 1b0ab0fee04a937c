import { ConsoleError, type ConsoleArguments } from "../console-command.ts";
import { word } from "../read-option.ts";

/** The id of a review as `list` names it. @throws ConsoleError for what is none */
export function neededReviewId(call: ConsoleArguments): string {
  const id = word(call);
  if (!/^[1-9]\d{0,17}$/.test(id)) throw new ConsoleError("ID is the number that 'reviews list' names");
  return id;
}
