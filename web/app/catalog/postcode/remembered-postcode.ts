import { createStoredText } from "#app/ui/browser/stored-text.ts";

const stored = createStoredText("warmeland-postcode");

/** The postcode this browser has stored; empty where none is. It is never sent: what it changes is counted here. */
export const rememberedPostcode = stored.get;

/** Remembers a postcode in this browser, or with an empty one forgets it. */
export const rememberPostcode = stored.set;

/** Calls back whenever the postcode changes, in other tabs too. */
export const onPostcodeChanged = stored.subscribe;
