import type { RoomConfiguration } from "@warmeland/schema/rules/room-configuration.ts";

/** Answer of getConfiguration and saveConfiguration (404 configuration-not-found, 409 too-many-configurations). */
export interface WireConfiguration extends RoomConfiguration {
  /** Whoever has it can look at the configuration; nobody guesses it. */
  id: string;
  /** Whether the asker made it, and may change it. */
  isOwn: boolean;
  /** ISO 8601, as is the other. */
  createdAt: string;
  changedAt: string;
}

/** Answer of getConfigurations: those the asker made, the last changed first. */
export interface WireConfigurations {
  configurations: WireConfiguration[];
}
