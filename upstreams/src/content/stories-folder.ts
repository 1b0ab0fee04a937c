import { fileURLToPath } from "node:url";

/** The stories that come with the shop. */
export const storiesFolder = fileURLToPath(new URL("../../stories/", import.meta.url));
