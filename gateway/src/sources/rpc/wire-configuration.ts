import { roomConfigurationSchema } from "@warmeland/schema/rules/room-configuration.ts";
import * as z from "zod/mini";

/** A furnished room as the order service keeps it. */
export const wireConfigurationSchema = z.intersection(
  roomConfigurationSchema,
  z.object({ id: z.string(), isOwn: z.boolean(), createdAt: z.string(), changedAt: z.string() }),
);

export type WireConfiguration = z.output<typeof wireConfigurationSchema>;

export const wireConfigurationsSchema = z.object({ configurations: z.array(wireConfigurationSchema) });
