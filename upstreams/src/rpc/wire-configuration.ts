import type { RoomConfiguration } from "@warmeland/schema/rules/room-configuration.ts";

/** Response of getConfiguration and saveConfiguration (404 configuration-not-found, 409 too-many-configurations). */
export interface WireConfiguration extends RoomConfiguration {
  /** Whoever has it can look at the configuration; nobody guesses it. */
  id: string;
  /** Whether the caller made it, and may change it. */
  isOwn: boolean;
  /** ISO 8601, as is the other. */
  createdAt: string;
  changedAt: string;
}

/** Response of getConfigurations: those the caller made, the last changed first. */
export interface WireConfigurations {
  configurations: WireConfiguration[];
}
