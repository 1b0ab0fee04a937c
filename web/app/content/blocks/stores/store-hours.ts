import type { OpeningHours } from "@warmeland/schema/rules/stores/opening-hours.ts";

/** The hours of a block, with the names of its dates. */
export interface NamedHours extends OpeningHours {
  readonly specialDays: readonly (OpeningHours["specialDays"][number] & { readonly name?: string | null })[];
}
