import { nlCatalog } from "./nl-catalog.ts";
import { nlErrors } from "./nl-errors.ts";

/** Every Dutch text the gateway answers with; one file per domain. */
export const nl = { ...nlErrors, ...nlCatalog } as const;
