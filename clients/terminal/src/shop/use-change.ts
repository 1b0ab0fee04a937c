import { useRef, useState } from "react";
import { faultText } from "./fault-text.ts";
import { useShop } from "./shop-context.ts";

/** The members of a mutation's result have this in common. */
interface Result {
  readonly __typename: string;
}

/**
 * Sends changes one at a time: keys that are pressed meanwhile do nothing. A fault is said, and so is every refusal that the screen does not
 * answer itself.
 */
export function useChange() {
  const { say } = useShop();
  const [isChanging, setChanging] = useState(false);
  const underWay = useRef(false);

  /** @returns the result, undefined when there is none */
  async function change<Value extends Result>(send: () => Promise<Value>): Promise<Value | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setChanging(true);
    say(undefined);
    try {
      const result = await send();
      const { message } = result as { message?: unknown };
      if (typeof message === "string") say({ text: message, isProblem: true });
      return result;
    } catch (error) {
      say({ text: faultText(error), isProblem: true });
      return undefined;
    } finally {
      underWay.current = false;
      setChanging(false);
    }
  }

  return { change, isChanging };
}
